import { afterEach, describe, expect, test } from 'vitest'
import { countReviews, findReviewMarks } from '#app/features/posts/reviews/review-marks.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { reviewRow } from '#test/factories/review-rows.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('what the list says of reviews on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { stepMs: 1 }))
  afterEach(() => posts.empty())

  const create = async (
    title: string,
    assignee_id: string | null,
    state: 'ready' | 'writing' = 'ready',
  ) => {
    const { id: post_id } = await posts.create({ title })
    const row = { ...reviewRow, post_id, assignee_id, state }
    await posts.db.insertInto('post_reviews').values(row).execute()
    return post_id
  }

  test('is told to whoever is asked, counted, and a filter', async () => {
    await posts.create({ title: 'Only a draft' })
    const mine = await create('Mine', 'anna')
    const back = await create('Handed back', 'anna', 'writing')
    expect(await countReviews(posts.db, 'anna')).toEqual({ mine: 2, ready: 1, others: 0 })
    const anybody = await create('For anybody', null)
    const thrown = await create('Thrown away', 'anna')
    await trashPost(posts.services(), thrown)
    expect(await countReviews(posts.db, 'anna')).toEqual({ mine: 2, ready: 2, others: 1 })
    expect(await posts.titles({ review: 'mine', userId: 'anna' })).toEqual(['Handed back', 'Mine'])
    expect(await posts.titles({ review: 'ready' })).toEqual(['For anybody', 'Mine'])
    expect(await posts.titles({ review: 'mine', userId: 'bert' })).toEqual([])
    const marks = await findReviewMarks(posts.db, [mine, back, anybody], 'anna')
    expect(Object.fromEntries(marks)).toEqual({
      [mine]: 'Assigned to you',
      [back]: 'Assigned to you',
      [anybody]: 'Ready for review',
    })
    expect((await findReviewMarks(posts.db, [back], 'bert')).get(back)).toBe('Assigned')
  })
})
