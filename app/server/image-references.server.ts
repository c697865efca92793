import {
  imagesInPosts,
  imagesInText,
  type ImageReferences,
} from '#app/features/images/image-references.server.ts'

/** Images that no entry here finds are deleted, so every table whose texts may name one needs an entry. */
export const imageReferences: readonly ImageReferences[] = [
  imagesInPosts,
  imagesInText('working_copies', 'fields'),
  imagesInText('post_revisions', 'fields'),
  imagesInText('content_records', 'published'),
  imagesInText('content_records', 'draft'),
  imagesInText('content_revisions', 'published'),
]
