import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { createPost, deletePost, listPosts } from '#test/post-requests.ts'
import { createTestDatabase, type DatabaseKind, sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite, type TestSite } from '#test/site.ts'

const WORD = 'zanzibar'

const nights = [
  {
    name: 'the night in which summer time begins',
    written: { publishAt: '2027-03-14T01:59', unpublishAt: '2027-03-14T03:00' },
    appears: Date.parse('2027-03-14T06:59:00Z'),
    vanishes: Date.parse('2027-03-14T07:00:00Z'),
  },
  {
    name: 'the night in which summer time ends',
    // 1:30 comes twice, at 5:30 and at 6:30 UTC; the first is meant, and 2:00 is more than an hour and a half later.
    written: { publishAt: '2027-11-07T01:30', unpublishAt: '2027-11-07T02:00' },
    appears: Date.parse('2027-11-07T05:30:00Z'),
    vanishes: Date.parse('2027-11-07T07:00:00Z'),
  },
]

const kinds = sqliteAlone(
  'The query that knows the time is tested on both; here the pages are asked.',
)

// Issue 6: visibility is decided when a page is read, so no process has to run at the right moment.
describe.each(kinds)('a planned post, on %s,', (kind) => {
  const fixture = openedOnce(() => openFixture(kind))

  test.each(nights)(
    'appears and vanishes everywhere in one second of $name, with every page in the cache or after a stop',
    async (night) => {
      const slug = await plan(night.written)
      await fixture.open(night.appears - 60_000)
      for (const { at, ways } of moments(night)) {
        setClock(at)
        // The second responses come from the cache.
        expect([at, await fixture.waysTo(slug)]).toEqual([at, ways])
        expect([at, await fixture.waysTo(slug)]).toEqual([at, ways])
      }
      for (const { at, ways } of moments(night)) {
        await fixture.open(at)
        expect([at, await fixture.waysTo(slug)]).toEqual([at, ways])
      }
    },
  )

  test('is told to no one but staff before its time, who read when that is', async () => {
    const slug = await plan({ publishAt: '2027-03-14T03:00' })
    await fixture.open(Date.parse('2027-03-14T06:59:59Z'))
    const staff = await aStaffMember(fixture.site().origin)
    const page = await staff.get(`/blog/${slug}`)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    const text = await page.text()
    expect(text).toContain('readers see this from Mar 14, 2027, 3:00 AM EDT on')
    expect(text).toContain('name="robots" content="noindex"')
    const { rows } = await listPosts(staff)
    const row = { slug, status: 'Scheduled', published: false }
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining(row)]))
  })

  test('ends the keeping of every page that shows posts', async () => {
    await plan({ publishAt: '2027-03-14T03:00' })
    await fixture.open(Date.parse('2027-03-14T06:30:00Z'))
    const reader = aVisitor(fixture.site().origin)
    const pages = ['/blog', '/blog/always-there', '/blog/category/visa', '/sitemap.xml']
    for (const page of [...pages, '/feed.xml', '/feed.json']) {
      const { headers } = await reader.get(page)
      expect(headers.get('Expires'), page).toBe('Sun, 14 Mar 2027 07:00:00 GMT')
    }
  })

  async function plan(written: object) {
    await fixture.open(Date.parse('2027-01-13T12:00:00Z'))
    const staff = await aStaffMember(fixture.site().origin)
    const { rows } = await listPosts(staff)
    for (const { id } of rows) await deletePost(staff, id)
    await createPost(staff, { title: 'Always there', categories: 'Visa', published: true })
    const post = { title: `Of ${WORD}`, categories: `Visa, ${WORD}`, published: true, ...written }
    return (await createPost(staff, post)).slug
  }
})

const EVERY_WAY = 'list page search category feed.xml feed.json sitemap image'

function moments({ appears, vanishes }: (typeof nights)[number]) {
  return [
    { at: appears - 1, ways: '' },
    { at: appears, ways: EVERY_WAY },
    { at: vanishes - 1, ways: EVERY_WAY },
    { at: vanishes, ways: '' },
  ]
}

function setClock(at: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
}

async function openFixture(kind: DatabaseKind) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'schedules-'))
  const database = kind === 'postgres' ? await createTestDatabase() : null
  let open: TestSite | null = null
  const site = (): TestSite => {
    if (open === null) throw new Error('No site is open')
    return open
  }
  return {
    site,
    async open(at: number) {
      await open?.close()
      setClock(at)
      const environment = { ...(database && { DATABASE_URL: database.url }) }
      // Given by the database's address, because the site's own database would be deleted at each stop.
      open = await openSite('sqlite', { dataDir, environment })
    },
    async waysTo(slug: string): Promise<string> {
      const reader = aVisitor(site().origin)
      const has = async (address: string, trace: string) =>
        (await reader.text(address)).includes(trace)
      const responses = async (address: string) => (await reader.get(address)).status !== 404
      const ways: Record<string, boolean> = {
        list: await has('/blog', slug),
        page: await responses(`/blog/${slug}`),
        search: await has(`/blog?q=${WORD}`, `/blog/${slug}`),
        category: await responses(`/blog/category/${WORD}`),
        'feed.xml': await has('/feed.xml', slug),
        'feed.json': await has('/feed.json', slug),
        sitemap: await has('/sitemap.xml', slug),
        image: await responses(`/og/post-${slug}-0123456789abcdef.png`),
      }
      const found = Object.keys(ways).filter((way) => ways[way])
      return found.join(' ')
    },
    async close() {
      vi.useRealTimers()
      await open?.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
