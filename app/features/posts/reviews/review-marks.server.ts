import type { Kysely } from 'kysely'
import { reviewTexts } from '#app/features/posts/reviews/review-texts.ts'
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
    .select(['post_id', 'state', 'assignee_id'])
    .where('post_id', 'in', [...postIds])
    .execute()
  const { marks } = reviewTexts
  return new Map(
    rows.map(({ post_id, state, assignee_id }) => [
      post_id,
      assignee_id === userId ? marks.mine : marks[state],
    ]),
  )
}

/** `mine`: assigned to this person; `ready`: for review; `others`: of those, not theirs. Without the trash. */
export async function countReviews(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ mine: number; ready: number; others: number }> {
  const rows = await db
    .selectFrom('post_reviews')
    .select(['state', 'assignee_id'])
    // Not joined, because SQLite would go through all posts to find the few reviews.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_posts')
          .select('id')
          .whereRef('blog_posts.id', '=', 'post_reviews.post_id')
          .where('deleted_at', 'is', null),
      ),
    )
    .execute()
  const isMine = (row: (typeof rows)[number]) => row.assignee_id === userId
  const ready = rows.filter(({ state }) => state === 'ready')
  return {
    mine: rows.filter(isMine).length,
    ready: ready.length,
    others: ready.filter((row) => !isMine(row)).length,
  }
}
