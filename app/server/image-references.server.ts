import {
  imagesInPosts,
  imagesInText,
  type ImageReferences,
} from '#app/features/images/image-references.server.ts'

/**
 * Every place that may name an image. Whatever is not looked at here has its images swept: a table that keeps the text of a
 * post beside the posts is one more line.
 */
export const imageReferences: readonly ImageReferences[] = [
  imagesInPosts,
  imagesInText('working_copies', 'fields'),
  imagesInText('post_revisions', 'fields'),
]
