import type { Kysely } from 'kysely'
import type { NewComment, Thread } from '#app/features/posts/reviews/review.ts'
import { type ReviewServices, takingPart } from '#app/features/posts/reviews/reviews.server.ts'
import { recordPostEvent } from '#app/features/posts/save-post.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** The same comment twice (a second press) is stored once. An answer to a resolved comment opens it again. */
export function writeComment(services: ReviewServices, postId: string, comment: NewComment) {
  return takingPart(services, postId, async (action, post) => {
    const { db: tx, actor, at } = action
    const { id, text } = comment
    const isAnswer = 'thread' in comment
    if (isAnswer && !(await isThread(tx, postId, comment.thread))) return fail({ kind: 'missing' })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('post_comments')
      .values({
        id,
        post_id: postId,
        thread_id: isAnswer ? comment.thread : id,
        user_id: actor.id,
        author: actor.name,
        written_at: at,
        text,
        quote: isAnswer ? '' : comment.quote,
        place: isAnswer ? 0 : comment.place,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n)
      return (await isStored(tx, postId, comment)) ? ok(true) : fail({ kind: 'missing' })
    if (isAnswer) await setResolved(tx, postId, comment.thread, null)
    await recordPostEvent(action, 'post.commented', post)
    return ok(true)
  })
}

/** Done by two people at once it is done once, by the first. */
export function resolveThread(
  services: ReviewServices,
  postId: string,
  { thread, isResolved }: { thread: string; isResolved: boolean },
) {
  return takingPart(services, postId, async (action, post) => {
    const { db: tx, actor, at } = action
    if (!(await isThread(tx, postId, thread))) return fail({ kind: 'missing' })
    const by = isResolved ? { at, by: actor.name } : null
    if (await setResolved(tx, postId, thread, by)) {
      const act = isResolved ? 'post.comment-resolved' : 'post.comment-reopened'
      await recordPostEvent(action, act, post)
    }
    return ok(true)
  })
}

type Db = Kysely<Schema>

async function isThread(db: Db, postId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_comments')
    .select('id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .whereRef('thread_id', '=', 'id')
    .executeTakeFirst()
  return row !== undefined
}

async function isStored(db: Db, postId: string, { id, text }: NewComment): Promise<boolean> {
  const row = await db
    .selectFrom('post_comments')
    .select('id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('text', '=', text)
    .executeTakeFirst()
  return row !== undefined
}

async function setResolved(
  db: Db,
  postId: string,
  thread: string,
  by: { at: Date; by: string } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('post_comments')
    .set({ resolved_at: by?.at ?? null, resolved_by: by?.by ?? null })
    .where('id', '=', thread)
    .where('post_id', '=', postId)
    .where('resolved_at', by === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** In the order in which they were begun. */
export async function listThreads(db: Db, postId: string): Promise<Thread[]> {
  const rows = await db
    .selectFrom('post_comments')
    .leftJoin('users', 'users.id', 'post_comments.user_id')
    .selectAll('post_comments')
    .select('users.name')
    .where('post_id', '=', postId)
    .orderBy('written_at')
    .orderBy('post_comments.id')
    .execute()
  const threads = Map.groupBy(rows, ({ thread_id }) => thread_id)
  return [...threads].flatMap(([id, all]) => {
    const first = all.find((row) => row.id === id)
    if (!first) return []
    const { quote, place, resolved_at: at, resolved_by: by } = first
    const comments = all.map((row) => ({
      id: row.id,
      author: { id: row.user_id ?? '', name: row.name || row.author },
      text: row.text,
      at: new Date(row.written_at),
    }))
    return [
      {
        id,
        quote,
        place,
        comments,
        resolved: at === null ? null : { by: by ?? '', at: new Date(at) },
      },
    ]
  })
}
