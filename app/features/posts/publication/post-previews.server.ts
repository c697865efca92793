import { v7 as timeOrderedId } from 'uuid'
import type { Kysely } from 'kysely'
import type { PreviewDays } from '#app/features/posts/publication/post-preview.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  inTransaction,
  recordPostEvent,
  type SaveServices,
} from '#app/features/posts/save-post.server.ts'
import { hashToken, makeToken } from '#app/platform/secret-token.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

type Services = Omit<SaveServices, 'bus'>

/** The token is stored nowhere; `path` follows the site's origin; null when there is no such post. */
export async function makePreview(services: Services, postId: string, days: PreviewDays) {
  const { token, hash } = makeToken()
  return inTransaction(services, async (action) => {
    const { db: tx, at } = action
    const expiresAt = new Date(at.getTime() + days * DAY_MS)
    const post = await findPost(tx, postId, 'staff')
    if (!post) return null
    await tx
      .insertInto('post_previews')
      .values({
        id: timeOrderedId(),
        token_hash: hash,
        post_id: post.id,
        made_by: services.actor.name,
        made_at: at,
        expires_at: expiresAt,
      })
      .execute()
    await recordPostEvent(action, 'post.preview-made', post)
    return { path: `/blog/preview/${token}`, expiresAt }
  })
}

export async function withdrawPreview(
  services: Services,
  { postId, id }: { postId: string; id: string },
): Promise<boolean> {
  return inTransaction(services, async (action) => {
    const { numDeletedRows } = await action.db
      .deleteFrom('post_previews')
      .where('id', '=', id)
      .where('post_id', '=', postId)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) return false
    const post = await findPost(action.db, postId, 'staff')
    const subject = { id: postId, title: post?.title ?? '' }
    await recordPostEvent(action, 'post.preview-withdrawn', subject)
    return true
  })
}

export async function listPreviews(db: Kysely<Schema>, postId: string, now: Date) {
  const rows = await db
    .selectFrom('post_previews')
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .select(['id', 'made_by', 'made_at', 'expires_at'])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, made_by, made_at, expires_at }) => ({
    id,
    madeBy: made_by,
    madeAt: new Date(made_at),
    expiresAt: new Date(expires_at),
  }))
}

/** Null also for a withdrawn link, and for a post in the trash. */
export async function findPreview(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ post: Post; expiresAt: Date } | null> {
  const preview = await db
    .selectFrom('post_previews')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select(['post_id', 'expires_at'])
    .executeTakeFirst()
  const post = preview && (await findPost(db, preview.post_id, 'staff'))
  return post ? { post, expiresAt: new Date(preview.expires_at) } : null
}

export async function deleteOldPreviews(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('post_previews').where('expires_at', '<=', now).execute()
}
