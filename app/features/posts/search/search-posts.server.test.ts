import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ListViewer } from '#app/features/posts/post.ts'
import { indexMissingPosts } from '#app/features/posts/search/post-index.server.ts'
import type { PostQuery } from '#app/features/posts/search/search-posts.server.ts'
import { listInMemory } from '#app/features/posts/search/post-filter.ts'
import { readListAddress } from '#app/features/posts/post-list.ts'
import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import { trashPost } from '#app/features/posts/trash/trash.server.ts'
import { aReader } from '#test/factories/posts.ts'
import { everyPage, openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const FUTURE = new Date('2099-06-01T10:00:00Z')
const NOW = new Date('2026-11-21T10:00:00Z')
const LAWYERS = ['Dana']

describe.each(databaseKinds)('the list of posts on %s', (kind) => {
  const posts = openedForEach(() => openPostStore(kind, { stepMs: 60_000 }))
  const titles = async (query: Partial<PostQuery> = {}) => {
    const requested = { viewer: 'staff', limit: 50, lawyers: LAWYERS, ...query } as const
    const page = await posts.search(requested)
    if (requested.viewer === 'staff') expect(await listHere(requested)).toMatchObject(page.posts)
    return page.posts.map(({ title }) => title)
  }
  const change = (id: string, values: object) =>
    posts.db.updateTable('blog_posts').set(values).where('id', '=', id).execute()
  // A site without a backend lists by the same rules.
  const listHere = async ({ limit, ...query }: PostQuery) => {
    const all = await posts.search({ limit: 100 })
    const { status, lawyers = [], ...rest } = query
    const state = status?.is ?? null
    const address = { ...readListAddress(new URLSearchParams()), state, ...rest }
    const rules = { limit, now: status?.at ?? NOW, lawyers }
    return listInMemory(all.posts, address, rules).posts
  }

  test('can be ordered by title, author and status, either way, whatever the case and the accents', async () => {
    await posts.create({ title: 'Zebra crossing', author: 'Bea', published: true })
    await posts.create({ title: 'apple trees', author: 'émile' })
    await posts.create({ title: 'Ärger with forms', author: 'Dora', published: true })
    const by = (name: 'title' | 'author' | 'status' | 'created', direction: 'asc' | 'desc') =>
      titles({ sort: { by: name, direction } })
    expect(await by('title', 'asc')).toEqual(['apple trees', 'Ärger with forms', 'Zebra crossing'])
    expect(await by('title', 'desc')).toEqual(['Zebra crossing', 'Ärger with forms', 'apple trees'])
    expect(await by('author', 'asc')).toEqual(['Zebra crossing', 'Ärger with forms', 'apple trees'])
    expect(await by('status', 'asc')).toEqual(['apple trees', 'Zebra crossing', 'Ärger with forms'])
    const written = ['Zebra crossing', 'apple trees', 'Ärger with forms']
    expect(await by('created', 'asc')).toEqual(written)
  })

  test('is searched whatever the hyphen and the letters, also where an earlier release has written its index', async () => {
    const form = await posts.create({ title: 'Form I\u2011130, by hand' })
    await posts.create({ title: 'The heart', excerpt: 'Ce que dit le cœur, ou la sœur' })
    await posts.create({ title: 'Form I-130 \u2013 Łódź', author: 'Zoë Sjœberg' })
    const both = ['Form I-130 \u2013 Łódź', 'Form I\u2011130, by hand']
    for (const hyphen of ['-', '\u2011', '\u2010', '\u2013', '\u2212', '\u00ad-'])
      expect(await titles({ search: `i${hyphen}130` })).toEqual(both)
    for (const search of ['coeur', 'CŒUR', 'sœur', 'soeur'])
      expect(await titles({ search })).toEqual(['The heart'])
    expect(await titles({ search: 'lodz' })).toEqual(['Form I-130 \u2013 Łódź'])
    expect(await titles({ author: 'Zoe Sjoeberg' })).toEqual(['Form I-130 \u2013 Łódź'])
    const earlier = { words: 'form i\u2010130, by hand', stale: kind === 'sqlite' ? 1 : true }
    await posts.db.updateTable('post_search').set(earlier).where('post_id', '=', form.id).execute()
    await indexMissingPosts(posts.db)
    expect(await titles({ search: 'i-130' })).toEqual(both)
  })

  test('can be narrowed by author and by review, as in memory', async () => {
    const review = { by: 'Dana', on: '2026-11-20' } as const
    await posts.create({ title: 'Reviewed and public', author: 'Émile', published: true, review })
    await posts.create({ title: 'Public', author: 'Emile', published: true })
    await posts.create({ title: 'A draft', author: 'Bea' })
    // Readers see no such reviewer.
    const byNobody = { ...review, by: 'dana' }
    await posts.create({ title: 'Reviewed by no lawyer', author: 'Bea', review: byNobody })
    expect(await titles({ author: 'emile' })).toEqual(['Public', 'Reviewed and public'])
    const unreviewed = ['Reviewed by no lawyer', 'A draft', 'Public']
    expect(await titles({ review: 'unreviewed' })).toEqual(unreviewed)
    expect(await titles({ review: 'reviewed' })).toEqual(['Reviewed and public'])
    expect(await titles({ review: 'unreviewed', lawyers: [] })).toHaveLength(4)
    expect(await titles({ review: 'ready' })).toEqual([])
    expect(await titles({ review: 'reviewed', author: 'Bea' })).toEqual([])
    const status = { is: 'published', at: NOW } as const
    expect(await titles({ review: 'unreviewed', status })).toEqual(['Public'])
  })

  test.each(['title', 'author', 'status', 'created'] as const)(
    'ordered by %s has pages without a gap or a repetition, there and back, also over equal values',
    async (by) => {
      const made: string[] = []
      // Ids keep the order in which they were made, also while the clock stands still or goes back.
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      for (let number = 0; number < 7; number += 1) {
        if (number === 5) vi.setSystemTime(Date.now() - 30_000)
        const written = { title: `Equal title ${number % 2}`, published: number % 3 === 0 }
        made.push((await posts.create(written)).id)
      }
      // Three of moments of their own, and four of one.
      for (const id of made.slice(3)) await change(id, { created_at: new Date('2030-01-01') })
      for (const direction of ['asc', 'desc'] as const) {
        const sort = { by, direction }
        const whole = await posts.search({ limit: 7, sort })
        const ids = whole.posts.map(({ id }) => id)
        const oldestFirst = direction === 'asc' ? ids : ids.toReversed()
        expect(by === 'created' ? oldestFirst : made).toEqual(made)
        const seen = await everyPage((after) =>
          posts.search({ limit: 3, sort, ...(after !== null && { after }) }),
        )
        expect(seen.map(({ id }) => id)).toEqual(ids)
        const back = await posts.search({ limit: 3, sort, before: ids[4] ?? '' })
        expect(back.posts.map(({ id }) => id)).toEqual(ids.slice(1, 4))
      }
    },
  )

  test('goes on behind a post that someone has thrown away meanwhile', async () => {
    for (const title of ['First post', 'Second post', 'Third post']) await posts.create({ title })
    const first = await posts.search({ limit: 2 })
    await trashPost(posts.services(), first.posts[1]?.id ?? '')
    const rest = await posts.search({ limit: 2, after: first.nextAfter ?? '' })
    expect(rest.posts.map(({ title }) => title)).toEqual(['First post'])
  })

  test('is filtered by state, category and words together', async () => {
    await posts.create({ title: 'Visa news', categories: ['Visa'], published: true })
    await posts.create({ title: 'Visa plans', categories: ['VISA'] })
    await posts.create({ title: 'Fee news', categories: ['Fees', 'Visa Fees'], published: true })
    expect(await titles({ status: { is: 'draft', at: NOW } })).toEqual(['Visa plans'])
    expect(await titles({ category: 'visa' })).toEqual(['Visa plans', 'Visa news'])
    expect(await titles({ category: 'visa', status: { is: 'published', at: NOW } })).toEqual([
      'Visa news',
    ])
    await posts.create({ title: 'Visa soon', published: true, publishAt: FUTURE })
    await posts.create({ title: 'Visa gone', published: true, unpublishAt: new Date(0) })
    expect(await titles({ search: 'visa', status: { is: 'published', at: NOW } })).toEqual([
      'Visa news',
    ])
    expect(await titles({ status: { is: 'scheduled', at: NOW } })).toEqual(['Visa soon'])
    expect(await titles({ status: { is: 'scheduled', at: FUTURE } })).toEqual([])
    expect(await titles({ status: { is: 'ended', at: NOW } })).toEqual(['Visa gone'])
    expect(await titles({ search: 'news' })).toEqual(['Fee news', 'Visa news'])
    expect(await titles({ search: 'news', category: 'fees' })).toEqual(['Fee news'])
    expect(await titles({ category: 'nothing' })).toEqual([])
    const totalOf = async (search: string) => (await posts.search({ search, limit: 1 })).total
    expect(await totalOf('plans')).toEqual({ count: 1, isMore: false })
    expect(await totalOf('nothing')).toEqual({ count: 0, isMore: false })
    expect(await titles({ viewer: aReader, status: { is: 'draft', at: NOW } })).toEqual([
      'Fee news',
      'Visa news',
    ])
  })

  test('offers each category once, whatever its spellings, and readers none that only drafts have', async () => {
    await posts.create({ categories: ['Visa', 'Fees'], published: true })
    await posts.create({ categories: ['visa', 'Plans'] })
    await posts.create({ categories: ['Visa'] })
    const names = async (viewer: ListViewer) =>
      (await listCategories(posts.db, viewer)).map(({ name, count }) => `${name} ${count}`)
    expect(await names('staff')).toEqual(['Visa 3', 'Fees 1', 'Plans 1'])
    expect(await names(aReader)).toEqual(['Fees 1', 'Visa 1'])
  })

  test('takes over at once when another hand publishes, moves or removes a post', async () => {
    const { id } = await posts.create({ title: 'From elsewhere' })
    await posts.create({ title: 'From here' })
    await change(id, { published: true })
    expect(await titles({ viewer: aReader })).toEqual(['From elsewhere'])
    await change(id, { created_at: new Date(Date.UTC(2030, 0, 1)) })
    expect(await titles()).toEqual(['From elsewhere', 'From here'])
    await change(id, { deleted_at: new Date() })
    expect(await titles()).toEqual(['From here'])
  })

  test('takes up posts that another hand has written or changed', async () => {
    const { id } = await posts.create({ title: 'The title as it was' })
    const row = await posts.db.selectFrom('blog_posts').selectAll().executeTakeFirstOrThrow()
    const at = new Date(Date.UTC(2026, 0, 1))
    await posts.db
      .insertInto('blog_posts')
      .values({
        ...row,
        id: '0197a1f0-1111-7000-8000-000000000000',
        title: 'Written by another hand',
        slug: 'another',
        categories: 'nothing readable',
        published: true,
        created_at: at,
        updated_at: at,
        published_at: at,
        publish_at: null,
        unpublish_at: null,
        deleted_at: null,
      })
      .execute()
    await change(id, { title: 'The title as it is' })
    expect(await indexMissingPosts(posts.db)).toBe(2)
    expect(await indexMissingPosts(posts.db)).toBe(0)
    expect(await titles({ search: 'another hand' })).toEqual(['Written by another hand'])
    expect(await titles({ search: 'as it is' })).toEqual(['The title as it is'])
    expect(await titles({ search: 'as it was' })).toEqual([])
  })

  test('finds one, two and more characters, at the end of a field too, in any script', async () => {
    const excerpt = 'The last word is zyx'
    await posts.create({ title: 'Ask about Q7', excerpt, categories: ['移民'] })
    await posts.create({ title: 'بعد قرار المحكمة', excerpt: 'Another excerpt entirely' })
    for (const text of ['q', 'Q7', 'yx', 'zyx', 'ask about q', 'about Q7'])
      expect(await titles({ search: text }), text).toEqual(['Ask about Q7'])
    expect(await titles({ search: 'x' })).toHaveLength(2)
    expect(await titles({ search: '"' })).toEqual([])
    expect(await titles({ search: 'قرار' })).toEqual(['بعد قرار المحكمة'])
    expect(await titles({ search: 'ق' })).toEqual(['بعد قرار المحكمة'])
    expect(await titles({ search: '移民' })).toEqual([])
  })
})
