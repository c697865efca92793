import {
  imagesInPosts,
  imagesInText,
  type ImageReferences,
} from '#app/features/images/image-references.server.ts'

/** Images that no entry here finds are deleted, so every table with texts of posts needs one. */
export const imageReferences: readonly ImageReferences[] = [
  imagesInPosts,
  imagesInText('working_copies', 'fields'),
  imagesInText('post_revisions', 'fields'),
]
