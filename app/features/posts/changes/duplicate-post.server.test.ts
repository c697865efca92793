import { describe, expect, test } from 'vitest'
import { duplicatePost } from '#app/features/posts/changes/duplicate-post.server.ts'
import { listAuthors } from '#app/features/posts/search/authors.server.ts'
import { textsOf } from '#app/features/posts/post-fields.ts'
import { findTrashedPost, trashPost } from '#app/features/posts/trash/trash.server.ts'
import { aPostInput } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const REVIEW = { by: 'Dana Lopez', on: '2026-11-20' } as const
const LATER = new Date('2099-01-01T00:00:00Z')

describe.each(databaseKinds)('on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 1_000 }))
  const services = () => ({ ...posts.services(), actor: { id: 'u1', name: 'ana@example.com' } })

  test('a copy has every field but publication, review and address', async () => {
    const original = await posts.create({
      title: 'A long title '.repeat(15).trim(),
      published: true,
      publishAt: LATER,
      review: REVIEW,
      categories: ['Visas', 'News'],
      imageAlt: 'A desk',
    })
    const copy = await duplicatePost(services(), original.id)
    const title = `Copy of ${original.title}`.slice(0, 200)
    expect(copy).toMatchObject({ ...textsOf(original), title })
    expect(copy).toMatchObject({ published: false, publishAt: null, review: null, userId: 'u1' })
    expect(copy?.slug).not.toBe(original.slug)
    expect((await posts.titles()).length).toBe(2)
  })

  test('what is in the trash is not copied, and can be read there with who deleted it', async () => {
    const { id } = await posts.create({ title: 'An old notice', published: true })
    expect(await findTrashedPost(posts.db, id)).toBeNull()
    await trashPost(services(), id)
    expect(await duplicatePost(services(), id)).toBeNull()
    expect(await findTrashedPost(posts.db, id)).toMatchObject({
      ...textsOf(aPostInput({ title: 'An old notice' })),
      published: true,
      deletedBy: 'ana@example.com',
    })
  })

  test('authors are listed once each, in the order of the alphabet, without those in the trash only', async () => {
    expect(await listAuthors(posts.db)).toEqual([])
    for (const author of ['Zoe', 'émile', 'Ana', 'Zoe']) await posts.create({ author })
    const { id } = await posts.create({ author: 'Max' })
    await trashPost(services(), id)
    expect(await listAuthors(posts.db)).toEqual(['Ana', 'émile', 'Zoe'])
  })

  test('a review entered by another program counts at once', async () => {
    const { id } = await posts.create({ title: 'Fees of this year' })
    expect(await posts.titles({ review: 'unreviewed' })).toEqual(['Fees of this year'])
    const review = { reviewed_by: REVIEW.by, reviewed_on: REVIEW.on }
    await posts.db.updateTable('blog_posts').set(review).where('id', '=', id).execute()
    const reviewedBy = (...lawyers: string[]) => posts.titles({ review: 'reviewed', lawyers })
    expect(await reviewedBy()).toEqual([])
    expect(await reviewedBy(REVIEW.by)).toEqual(['Fees of this year'])
  })
})
