import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { type PostAction, recordPostEvent } from '#app/features/posts/save-post.server.ts'
import type { Schema } from '#db/schema.ts'

/** Who takes over, and what they may do. */
export type PostSuccessor = { id: string; mayWrite: boolean; mayPublish: boolean }

/** What a colleague who leaves has assigned, and their drafts that are assigned to nobody. */
export async function countPostsOf(db: Kysely<Schema>, userId: string): Promise<number> {
  return (await listPostsToHandOver(db, userId)).length
}

/** Nobody gets what they could not save. Readers see the same author as before. */
export async function handOverPosts(
  action: PostAction,
  from: string,
  to: PostSuccessor,
): Promise<void> {
  const { db: tx, actor, at } = action
  for (const { id, title, published, state } of await listPostsToHandOver(tx, from)) {
    const assigneeId = to.mayPublish || (to.mayWrite && !published) ? to.id : null
    const turn = { turn_id: timeOrderedId(), assignee_id: assigneeId }
    if (state !== null)
      await tx.updateTable('post_reviews').set(turn).where('post_id', '=', id).execute()
    else if (assigneeId !== null)
      await tx
        .insertInto('post_reviews')
        .values({
          ...turn,
          post_id: id,
          state: 'writing',
          writer_id: assigneeId,
          by_id: actor.id,
          by_name: actor.name,
          note: '',
          at,
        })
        .execute()
    if (state !== null || assigneeId !== null)
      await recordPostEvent(action, 'post.assigned', { id, title })
  }
  // What they had asked for comes back to whoever goes on.
  if (to.mayWrite)
    await tx
      .updateTable('post_reviews')
      .set({ writer_id: to.id })
      .where('writer_id', '=', from)
      .execute()
}

async function listPostsToHandOver(db: Kysely<Schema>, userId: string) {
  const rows = await db
    .selectFrom('blog_posts')
    .leftJoin('post_reviews', 'post_reviews.post_id', 'blog_posts.id')
    .select(['id', 'title', 'published', 'state'])
    .where('deleted_at', 'is', null)
    .where((post) =>
      post.or([
        post('assignee_id', '=', userId),
        post.and([
          post('post_reviews.post_id', 'is', null),
          post('user_id', '=', userId),
          post('published', '=', false),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, published: Boolean(row.published) }))
}
