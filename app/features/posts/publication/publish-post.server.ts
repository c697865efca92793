import { sql } from 'kysely'
import { indexPosts } from '#app/features/posts/search/post-index.server.ts'
import type { ChosenPost } from '#app/features/posts/post-list.ts'
import { publicationAct } from '#app/features/posts/publication/post-schedule.ts'
import { turnSwitch } from '#app/features/posts/post-transitions.ts'
import { endReview } from '#app/features/posts/reviews/end-review.server.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { type PostAction, recordPostEvent } from '#app/features/posts/save-post.server.ts'

/** At its planned time, if any; null when it was saved or deleted since that version. */
export const publishPost = (action: PostAction, post: ChosenPost) =>
  setPublished(action, post, true)

export const unpublishPost = (action: PostAction, post: ChosenPost) =>
  setPublished(action, post, false)

async function setPublished(
  action: PostAction,
  { id, version }: ChosenPost,
  published: boolean,
): Promise<{ published: boolean } | null> {
  const { db: tx, at } = action
  const before = await findPost(tx, id, 'staff')
  if (before?.version !== version) return null
  const turned = turnSwitch(before, published, at)
  if (turned === null) return { published }
  const { numUpdatedRows } = await tx
    .updateTable('blog_posts')
    .set({
      published,
      updated_at: at,
      version: sql<number>`version + 1`,
      published_at: turned.publishedAt,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return null
  await indexPosts(tx, [id])
  if (published) await endReview(tx, id)
  await recordPostEvent(action, publicationAct({ ...before, published }, at), before)
  return { published: !published }
}
