import { changeEach } from '#app/features/posts/change-posts.server.ts'
import type { BulkOutcome, ChosenPost } from '#app/features/posts/post-list.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { type Db, findPost, findSummaries } from '#app/features/posts/posts.server.ts'
import { postsNamingOthers } from '#app/features/posts/search/post-conditions.server.ts'
import {
  inTransaction,
  type PostAction,
  recordPostEvent,
  replacePost,
  type SaveServices,
  announceChange,
} from '#app/features/posts/save-post.server.ts'

/** See `postsNamingOthers`; the newest first. */
export async function listOtherReviews(
  db: Db,
  lawyers: readonly string[],
  limit: number,
): Promise<PostSummary[]> {
  const rows = await postsNamingOthers(db, lawyers)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return findSummaries(
    db,
    rows.map(({ id }) => id),
    'staff',
  )
}

export async function countOtherReviews(db: Db, lawyers: readonly string[]): Promise<number> {
  const row = await postsNamingOthers(db, lawyers)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

type Settled = Pick<BulkOutcome, 'done' | 'refused'>

/** Each as a new version, in one transaction; the day stays, and the log has the name that stood there. @param reviewer null: nobody is named any more */
export async function settleReviewers(
  services: SaveServices,
  chosen: readonly ChosenPost[],
  reviewer: string | null,
): Promise<Settled> {
  const { done, refused } = await inTransaction(services, (action) =>
    changeEach(action, chosen, (post) => settle(action, post, reviewer)),
  )
  if (done.length > 0) announceChange(services, true)
  return { done: done.length, refused }
}

async function settle(action: PostAction, { id, version }: ChosenPost, reviewer: string | null) {
  const before = await findPost(action.db, id, 'staff')
  if (before?.version !== version || before.review === null) return null
  const review = reviewer === null ? null : { ...before.review, by: reviewer }
  const input = { ...before, review }
  if ((await replacePost(action, { id, seenVersion: version, input })) === null) return null
  const names = `“${before.title}”: ${[before.review.by, reviewer ?? []].flat().join(' → ')}`
  const act = reviewer === null ? 'post.reviewer-removed' : 'post.reviewer-chosen'
  await recordPostEvent(action, act, { id, title: names })
  return before
}
