import { afterEach, describe, expect, test } from 'vitest'
import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import { changePosts } from '#app/features/posts/change-posts.server.ts'
import { findNextPostExpiry } from '#app/features/posts/publication/next-expiry.server.ts'
import { postStatuses, statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { PostInput } from '#app/features/posts/post.ts'
import {
  findPost,
  findSummaries,
  listPostAddresses,
  listPublications,
  listRelatedPosts,
} from '#app/features/posts/posts.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const MONDAY = new Date('2027-01-11T14:00:00Z')
const TUESDAY = new Date('2027-01-12T14:00:00Z')
const FRIDAY = new Date('2027-01-15T14:00:00Z')
const justBefore = (instant: Date) => new Date(instant.getTime() - 1)

describe.each(databaseKinds)('posts that are planned, on %s', (kind) => {
  const posts = openedOnce(() => openPostStore(kind, { begin: MONDAY }))
  afterEach(() => posts.empty())

  const create = (changes: Partial<PostInput>) => posts.create({ published: true, ...changes })

  async function waysTo(slug: string, readsAt: Date): Promise<string> {
    const { db } = posts
    const viewer = { readsAt, locale: 'en' } as const
    const { id = '', title: search = '' } = (await findPost(db, slug, 'staff')) ?? {}
    const names = (listed: readonly object[], name = slug) =>
      listed.some((item) => 'slug' in item && item.slug === name)
    const found = async (query: object) => (await posts.search({ viewer, ...query })).posts
    const other = await create({ title: 'Beside which others are named' })
    const ways: Record<string, boolean> = {
      page: (await findPost(db, slug, viewer)) !== null,
      id: (await findPost(db, id, viewer)) !== null,
      summaries: (await findSummaries(db, [id], viewer)).length > 0,
      list: names(await found({})),
      search: names(await found({ search })),
      category: names(await found({ category: 'planned' })),
      count: (await posts.search({ viewer, category: 'planned' })).total.count > 0,
      categories: names(await listCategories(db, viewer), 'planned'),
      feed: names(await listPublications(db, 10, viewer)),
      sitemap: names(await listPostAddresses(db, 10, readsAt)),
      related: names(await listRelatedPosts(db, other, { limit: 10, readsAt })),
    }
    await trashPost(posts.services(), other.id)
    return Object.keys(ways)
      .filter((way) => ways[way])
      .join(' ')
  }

  const EVERY_WAY = 'page id summaries list search category count categories feed sitemap related'

  test('are found by no way before their time, by every way from its first instant to its last, and then changed', async () => {
    const times = { publishAt: TUESDAY, unpublishAt: FRIDAY }
    const { slug } = await create({ title: 'Planned news', categories: ['Planned'], ...times })
    const [address] = await listPostAddresses(posts.db, 1, justBefore(FRIDAY))
    expect(address).toMatchObject({ slug, changedAt: TUESDAY })
    expect(await waysTo(slug, justBefore(TUESDAY))).toBe('')
    expect(await waysTo(slug, TUESDAY)).toBe(EVERY_WAY)
    expect(await waysTo(slug, justBefore(FRIDAY))).toBe(EVERY_WAY)
    expect(await waysTo(slug, FRIDAY)).toBe('')
  })

  test('stay drafts while their switch is off, and are always seen by staff', async () => {
    const { slug } = await create({ title: 'A planned draft', published: false, publishAt: MONDAY })
    expect(await waysTo(slug, FRIDAY)).toBe('')
    expect(await findPost(posts.db, slug, 'staff')).toMatchObject({ publishAt: MONDAY })
  })

  test('are judged alike by the query and by the rule for a post at hand', async () => {
    const instants = [null, MONDAY, TUESDAY, FRIDAY]
    const schedules = [true, false].flatMap((published) =>
      instants.flatMap((publishAt) =>
        instants.map((unpublishAt) => ({ published, publishAt, unpublishAt })),
      ),
    )
    for (const schedule of schedules) {
      const post = await create(schedule)
      for (const readsAt of [MONDAY, TUESDAY, FRIDAY]) {
        const isFound = (await findPost(posts.db, post.id, { readsAt })) !== null
        const told = JSON.stringify({ ...schedule, readsAt })
        const status = statusOf(post, readsAt)
        expect(status === 'published', told).toBe(isFound)
        for (const is of postStatuses) {
          const found = await posts.search({ status: { is, at: readsAt } })
          expect(found.total.count, `${told} among ${is}`).toBe(is === status ? 1 : 0)
        }
      }
      await trashPost(posts.services(), post.id)
    }
  })

  test('are the next boundary, the soonest first, published ones alone', async () => {
    const next = () => findNextPostExpiry(posts.db, posts.clock.at)
    expect(await next()).toBeNull()
    await create({ published: false, publishAt: TUESDAY })
    const gone = await create({ publishAt: TUESDAY })
    await trashPost(posts.services(), gone.id)
    expect(await next()).toBeNull()
    await create({ publishAt: MONDAY, unpublishAt: FRIDAY })
    expect(await next()).toEqual(FRIDAY)
    await create({ publishAt: TUESDAY })
    expect(await next()).toEqual(TUESDAY)
    posts.clock.at = TUESDAY
    expect(await next()).toEqual(FRIDAY)
    posts.clock.at = FRIDAY
    expect(await next()).toBeNull()
  })

  test('are dated by when readers first see them, however often that is planned anew', async () => {
    const post = await create({ publishAt: TUESDAY })
    expect(post.publishedAt).toEqual(TUESDAY)
    const save = async (version: number, changes: Partial<PostInput>) => {
      const saved = await posts.save(post.id, version, changes)
      if (!saved.ok) throw new Error('Not saved')
      return saved.value.publishedAt
    }
    expect(await save(1, { published: true, publishAt: FRIDAY })).toEqual(FRIDAY)
    expect(await save(2, { published: false, publishAt: FRIDAY })).toBeNull()
    expect(await save(3, { published: true })).toEqual(MONDAY)
    posts.clock.at = TUESDAY
    expect(await save(4, { published: true, publishAt: FRIDAY })).toEqual(MONDAY)
    await save(5, { published: false })
    expect(await save(6, { published: true })).toEqual(MONDAY)
  })

  test('are no place in a list before anybody saw them', async () => {
    await create({ title: 'An older one' })
    const planned = await create({ title: 'A planned one', publishAt: TUESDAY })
    const listed = async (readsAt: Date) =>
      (await posts.search({ viewer: { readsAt, locale: 'en' }, after: planned.id })).posts.length
    expect(await listed(justBefore(TUESDAY))).toBe(0)
    expect(await listed(TUESDAY)).toBe(1)
  })

  test('are noted as planned, published and withdrawn', async () => {
    const { id } = await create({ publishAt: TUESDAY })
    await changePosts(posts.services(), 'unpublish', [{ id, version: 1 }])
    await changePosts(posts.services(), 'publish', [{ id, version: 2 }])
    posts.clock.at = TUESDAY
    await changePosts(posts.services(), 'unpublish', [{ id, version: 3 }])
    await changePosts(posts.services(), 'publish', [{ id, version: 4 }])
    // Two of one instant have no order.
    const acts = (await posts.acts()).map((act) => act.split(' ')[0]?.replace('post.', '') ?? '')
    const noted = 'created published scheduled scheduled unpublished unpublished'
    expect(acts.toSorted().join(' ')).toBe(noted)
  })

  test('keep who reviewed them and on which day', async () => {
    const review = { by: 'A. Lawyer', on: '2027-01-11' } as const
    const { id } = await create({ review })
    expect((await findPost(posts.db, id, 'staff'))?.review).toEqual(review)
    await posts.save(id, 1)
    expect((await findPost(posts.db, id, 'staff'))?.review).toBeNull()
  })
})
