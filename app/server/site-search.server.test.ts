import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { seedSamplePosts } from '#app/features/posts/samples/seed-sample-posts.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { createSiteSearch } from '#app/server/site-search.server.ts'
import { broadQueries, labelledQueries } from '#test/fixtures/search-queries.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY_MS = 86_400_000
const sites = siteContents(shippedInAll, [])

type Asked = { client?: string; locale?: Locale }

describe.each(databaseKinds)('the site search, on %s', (kind) => {
  const store = openedForEach(() => openPostStore(kind))
  const lines: string[] = []
  let clients = 0
  beforeEach(() => void (lines.length = 0))

  function aSearch() {
    const bus = createBus()
    const now = () => store.clock.at
    const log = createLogger((line) => lines.push(line), now)
    const site = (locale: Locale) => sites[locale]
    const search = createSiteSearch({ db: store.db, bus, log, now, site })
    const find = (
      query: string,
      { client = `visitor ${(clients += 1)}`, locale = 'en' }: Asked = {},
    ) => search.find(query, { client, locale })
    return {
      bus,
      find,
      paths: async (query: string) => {
        const { results } = await find(query)
        return results.map(({ path }) => path)
      },
    }
  }

  test('finds first the page that somebody needs, in four languages, with the articles beside it', async () => {
    await seedSamplePosts(store.db)
    const search = aSearch()
    const missed: string[] = []
    const look = async (query: string, locale: Locale) => {
      const { results } = await search.find(query, { locale })
      return results.slice(0, 3).map(({ path }) => path)
    }
    for (const locale of LOCALES)
      for (const [query, first, ...also] of labelledQueries[locale]) {
        const paths = await look(query, locale)
        if (paths[0] !== first || !also.every((path) => paths.includes(path)))
          missed.push(`${locale}, ${query}: ${paths.join(' ')}`)
      }
    for (const [query, path] of broadQueries) {
      const paths = await look(query, 'en')
      if (!paths.includes(path)) missed.push(`${query}: ${paths.join(' ')}`)
    }
    expect(missed).toEqual([])
  })

  test('finds words of a text, in any case and with or without accents, and never a post that readers may not see', async () => {
    const content = 'Bring the Zürich declaration with you.'
    const title = (text: string) => ({ title: text, content, published: true })
    await store.create({ ...title('Published'), slug: 'published' })
    await store.create({ ...title('A draft'), published: false })
    const at = (days: number) => new Date(store.clock.at.getTime() + days * DAY_MS)
    await store.create({ ...title('Later'), slug: 'later', publishAt: at(2) })
    await store.create({ ...title('Ended'), slug: 'ended', unpublishAt: at(1) })
    const trashed = await store.create(title('In the trash'))
    const search = aSearch()
    for (const query of ['zurich declaration', 'ZÜRICH', 'Zürich declarations'])
      expect((await search.paths(query)).toSorted()).toContain('/blog/published')
    await store.db
      .updateTable('blog_posts')
      .set({ deleted_at: store.clock.at })
      .where('title', '=', 'In the trash')
      .execute()
    expect(trashed).toBeDefined()
    // The index is still the one of before.
    expect((await search.paths('zurich')).toSorted()).toEqual(['/blog/ended', '/blog/published'])
    store.pass(1.5 * DAY_MS)
    expect(await search.paths('zurich')).toEqual(['/blog/published'])
    store.pass(DAY_MS)
    expect((await search.paths('zurich')).toSorted()).toEqual(['/blog/later', '/blog/published'])
  })

  test('finds what was published since, once the site has been told', async () => {
    const search = aSearch()
    expect(await search.paths('zanzibar')).toEqual([])
    await store.create({ title: 'From Zanzibar', slug: 'zanzibar', published: true })
    search.bus.publish({ kind: 'content' })
    expect(await search.paths('zanzibar')).toEqual(['/blog/zanzibar'])
  })

  test('reads the texts of the newest 5,000 posts, so that its index fits into memory', async () => {
    const number = (from: number) => Array.from({ length: 1_000 }, (_, index) => from + index)
    const columns = {
      excerpt: '',
      author: 'Someone',
      date: '',
      categories: '[]',
      image: '',
      image_alt: '',
    }
    const row = { ...columns, title: 'A place', published: true, version: 1, user_id: null }
    const [createdAt, content] = [store.clock.at, 'Ouagadougou']
    const first = {
      ...row,
      id: randomUUIDv7(),
      slug: 'first',
      content,
      created_at: createdAt,
      updated_at: createdAt,
    }
    await store.db.insertInto('blog_posts').values(first).execute()
    const copies = (from: number) =>
      number(from).map((at) => ({
        ...first,
        id: randomUUIDv7(),
        slug: `post-${at}`,
        content: at === 1 ? 'Bobo-Dioulasso' : '',
        created_at: new Date(createdAt.getTime() + at * 1_000),
      }))
    for (const from of [1, 1_001, 2_001, 3_001, 4_001])
      await store.db.insertInto('blog_posts').values(copies(from)).execute()
    const search = aSearch()
    await expect
      .poll(() => search.paths('dioulasso'), { timeout: 20_000 })
      .toEqual(['/blog/post-1'])
    expect(await search.paths('ouagadougou')).toEqual([])
  })

  const hostile = [
    '',
    ' ',
    '%',
    '"',
    '* OR NEAR(',
    "'; drop table blog_posts;--",
    '\0\u0001\ud800',
    '((((((((((((((((((',
    '__proto__ constructor toString',
    'a'.repeat(100_000),
    'green card '.repeat(10_000),
    '🇬🇭'.repeat(200),
  ]

  test.each(hostile)('answers whatever is typed: %j', async (query) => {
    const search = aSearch()
    await search.find('visa')
    const begun = performance.now()
    const { results } = await search.find(query)
    expect(performance.now() - begun).toBeLessThan(500)
    expect(results.length).toBeLessThanOrEqual(20)
    for (const { path, title } of results) expect([path[0], title.length > 0]).toEqual(['/', true])
    expect(lines).toEqual([])
  })

  test('lets one address search 30 times at once, and says when it may again', async () => {
    const search = aSearch()
    for (let count = 0; count < 30; count += 1)
      expect((await search.find('visa', { client: 'the same' })).retryAfterSeconds).toBeNull()
    expect(await search.find('visa', { client: 'the same' })).toEqual({
      results: [],
      retryAfterSeconds: 1,
    })
    expect((await search.find('visa', { client: 'another' })).results.length).toBeGreaterThan(0)
  })

  test('finds everything but posts while they cannot be read, and posts again afterwards', async () => {
    await store.create({ title: 'From Zanzibar', slug: 'zanzibar', published: true })
    await store.db.schema.alterTable('blog_posts').renameTo('away').execute()
    const search = aSearch()
    expect(await search.paths('green card zanzibar')).toContain('/services/permanent-residency')
    expect(lines.join('\n')).toContain('posts could not be searched')
    await store.db.schema.alterTable('away').renameTo('blog_posts').execute()
    expect(await search.paths('zanzibar')).toEqual(['/blog/zanzibar'])
  })
})
