import type { Kysely } from 'kysely'
import { reviewTexts } from '#app/features/posts/reviews/review-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Schema } from '#db/schema.ts'

/** What the list says of each, to whoever looks. */
export async function findReviewMarks(
  db: Kysely<Schema>,
  postIds: readonly string[],
  userId: string,
): Promise<Map<string, string>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_reviews')
    .leftJoin('users', 'users.id', 'assignee_id')
    .select(['post_id', 'state', 'assignee_id', 'name', 'email'])
    .where('post_id', 'in', [...postIds])
    .execute()
  const { marks } = reviewTexts
  return new Map(
    rows.map(({ post_id, state, assignee_id, name, email }) => {
      const isMine = assignee_id === userId
      if (state === 'ready') return [post_id, isMine ? marks.readyForYou : marks.ready]
      const theirs = fillText(marks.theirs, { name: name || email || '?' })
      return [post_id, isMine ? marks.yours : theirs]
    }),
  )
}

/** `mine`: assigned to this person; `ready`: for review; `others`: of those, not theirs. Without the trash. */
export async function countReviews(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ mine: number; ready: number; others: number }> {
  const rows = await db
    .selectFrom('post_reviews')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_id')
    .select(['state', 'assignee_id'])
    .where('deleted_at', 'is', null)
    .execute()
  const isMine = (row: (typeof rows)[number]) => row.assignee_id === userId
  const ready = rows.filter(({ state }) => state === 'ready')
  return {
    mine: rows.filter(isMine).length,
    ready: ready.length,
    others: ready.filter((row) => !isMine(row)).length,
  }
}
