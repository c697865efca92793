import { sql } from 'kysely'
import { indexPosts } from '#app/features/posts/search/post-index.server.ts'
import type { ChosenPost } from '#app/features/posts/post-list.ts'
import { publicationAct } from '#app/features/posts/publication/post-schedule.ts'
import { turnSwitch } from '#app/features/posts/post-transitions.ts'
import { instantOf } from '#app/features/posts/posts.server.ts'
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
  const before = await tx
    .selectFrom('blog_posts')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .select(['title', 'published', 'publish_at', 'published_at'])
    .executeTakeFirst()
  if (!before) return null
  const publishAt = instantOf(before.publish_at)
  const publishedAt = instantOf(before.published_at)
  const was = { published: Boolean(before.published), publishAt, publishedAt }
  const turned = turnSwitch(was, published, at)
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
  await recordPostEvent(action, publicationAct({ published, publishAt }, at), {
    id,
    title: before.title,
  })
  return { published: !published }
}
