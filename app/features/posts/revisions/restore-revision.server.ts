import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { postKey, restoredTexts } from '#app/features/posts/revisions/revision.ts'
import { findRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { readFieldsOf } from '#app/features/entries/drafts/stored-fields.ts'
import {
  type SaveServices,
  updatePost,
  type UpdateProblem,
} from '#app/features/posts/save-post.server.ts'
import { fail, type Result } from '#app/platform/result.ts'

/** A new version; whether and when the post is published stays as it is. */
export async function restoreRevision(
  services: SaveServices,
  id: string,
  { version, seenVersion }: { version: number; seenVersion: number },
): Promise<Result<Post, UpdateProblem>> {
  const post = await findPost(services.db, id, 'staff')
  const revision = await findRevision(services.db, postKey(id), version)
  if (!post || !revision) return fail({ kind: 'missing' })
  return updatePost(services, id, seenVersion, {
    ...post,
    ...restoredTexts(readFieldsOf(revision.data), post),
  })
}
