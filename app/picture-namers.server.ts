import {
  namedInPosts,
  namedInText,
  type PictureNamer,
} from '#app/features/media/picture-namers.server.ts'

/**
 * Every place that may name a picture. Whatever is not looked at here has its pictures swept: a table that keeps the text of a
 * post beside the posts is one more line.
 */
export const pictureNamers: readonly PictureNamer[] = [
  namedInPosts,
  namedInText('working_copies', 'fields'),
  namedInText('post_revisions', 'fields'),
]
