import type { Kysely } from 'kysely'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  inTransaction,
  recordPostEvent,
  type SaveServices,
} from '#app/features/posts/save-post.server.ts'
import type { PreviewDays } from '#app/features/preview-links/preview-days.ts'
import {
  deletePreviewLink,
  findPreviewLink,
  insertPreviewLink,
} from '#app/features/preview-links/preview-links.server.ts'
import { pathTo } from '#app/addresses.ts'
import type { Schema } from '#db/schema.ts'

type Services = Omit<SaveServices, 'bus'>

/** `path` follows the site's origin; null when there is no such post. */
export async function makePreview(services: Services, postId: string, days: PreviewDays) {
  return inTransaction(services, async (action) => {
    const { db: tx, at } = action
    const post = await findPost(tx, postId, 'staff')
    if (!post) return null
    const link = { postId: post.id, by: services.actor.name, days }
    const { token, expiresAt } = await insertPreviewLink(tx, link, at)
    await recordPostEvent(action, 'post.preview-made', post)
    return { path: pathTo('/blog/preview/:token', { token }), expiresAt }
  })
}

export async function withdrawPreview(
  services: Services,
  link: { postId: string; id: string },
): Promise<boolean> {
  return inTransaction(services, async (action) => {
    if (!(await deletePreviewLink(action.db, link))) return false
    const post = await findPost(action.db, link.postId, 'staff')
    const subject = { id: link.postId, title: post?.title ?? '' }
    await recordPostEvent(action, 'post.preview-withdrawn', subject)
    return true
  })
}

/** Null also for a withdrawn link, and for a post in the trash. */
export async function findPreview(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ post: Post; expiresAt: Date } | null> {
  const link = await findPreviewLink(db, token, now)
  if (!link || link.postId === null) return null
  const post = await findPost(db, link.postId, 'staff')
  return post ? { post, expiresAt: link.expiresAt } : null
}
