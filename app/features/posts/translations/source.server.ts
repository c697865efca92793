import type { Post, Viewer } from '#app/features/posts/post.ts'
import { type Db, findPost } from '#app/features/posts/posts.server.ts'
import { fieldsOf } from '#app/features/posts/revisions/revision.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { isOutOfDate } from '#app/features/posts/translations/translation.ts'

export type Source = {
  post: Post
  /** As it was translated; null when that text is no longer stored. */
  translated: StoredFields | null
  isChanged: boolean
}

/** What a post translates; null for any other, and where the viewer may not see it. */
export async function findSource(
  db: Db,
  { translation }: Pick<Post, 'translation'>,
  viewer: Viewer,
): Promise<Source | null> {
  const post = translation && (await findPost(db, translation.of, viewer))
  if (!post) return null
  const translated = await findTextOfVersion(db, post, translation.version)
  return { post, translated, isChanged: isOutOfDate(translated, fieldsOf(post)) }
}
