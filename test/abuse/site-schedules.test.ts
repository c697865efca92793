import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { aColleague } from '#test/colleagues.ts'
import { sentForm } from '#test/factories/record-form.ts'
import { findRecord } from '#test/find-record.ts'
import { inDatabase } from '#test/in-database.ts'
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

// Visibility is decided when a page is read, so no process has to run at the right moment.
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

describe('a planned page of the site', () => {
  const fixture = openedOnce(() => openFixture('sqlite'))
  const EVERYWHERE = 'page search sitemap'
  const key = { type: 'page', id: WORD, locale: 'en' } as const
  const by = { id: null, name: 'anna@example.com' }
  const words = { title: `Of ${WORD}`, slug: WORD }
  const page = { ...shippedRecords.page['privacy'], ...words } as unknown as Record<string, Json>
  const appears = Date.parse('2027-03-14T06:59:00Z')

  test('appears everywhere in one second, with every page in the cache or after a stop, and whoever changes it later changes a draft', async () => {
    await fixture.open(appears - 60_000)
    await inDatabase(fixture.site(), async (db) => {
      const drafts = [{ ...key, seenVersion: 1 }]
      await saveRecordDraft(db, { ...key, seenVersion: 0, data: page, by }, new Date())
      await planRecords(db, { drafts, at: new Date(appears), by }, new Date())
    })
    await fixture.open(appears - 60_000)
    const seen = [
      { at: appears - 1, ways: '' },
      { at: appears, ways: EVERYWHERE },
    ]
    for (const { at, ways } of seen) {
      setClock(at)
      // The second responses come from the cache.
      expect([at, await waysTo()]).toEqual([at, ways])
      expect([at, await waysTo()]).toEqual([at, ways])
    }
    const writer = await aColleague(fixture.site(), 'writer')
    setClock(appears + 1)
    // As it was opened before that time.
    const form = sentForm(formOf('page', page), { ...page, title: 'Of something else' })
    form.set('act', 'save')
    form.set('version', '2')
    form.set('base', JSON.stringify(page))
    expect((await writer.visitor.post(pathOfRecord(key), form)).status).toBe(303)
    expect(await inDatabase(fixture.site(), (db) => findRecord(db, key))).toMatchObject({
      state: 'published',
      data: { title: `Of ${WORD}` },
      draft: { title: 'Of something else' },
    })
    expect(await waysTo()).toBe(EVERYWHERE)
    expect(await aVisitor(fixture.site().origin).text(`/${WORD}`)).toContain(`Of ${WORD}`)
    await fixture.open(appears + 60_000)
    expect(await waysTo()).toBe(EVERYWHERE)
  })

  async function waysTo(): Promise<string> {
    const reader = aVisitor(fixture.site().origin)
    const has = async (address: string, trace: string) =>
      (await reader.text(address)).includes(trace)
    return trueOf({
      page: (await reader.get(`/${WORD}`)).status === 200,
      search: await has(`/search?q=${WORD}`, `href="/${WORD}"`),
      sitemap: await has('/sitemap.xml', `/${WORD}`),
    })
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

function trueOf(ways: Record<string, boolean>): string {
  return Object.keys(ways)
    .filter((way) => ways[way])
    .join(' ')
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
      return trueOf({
        list: await has('/blog', slug),
        page: await responses(`/blog/${slug}`),
        search: await has(`/blog?q=${WORD}`, `/blog/${slug}`),
        category: await responses(`/blog/category/${WORD}`),
        'feed.xml': await has('/feed.xml', slug),
        'feed.json': await has('/feed.json', slug),
        sitemap: await has('/sitemap.xml', slug),
        image: await responses(`/og/post-${slug}-0123456789abcdef.png`),
      })
    },
    async close() {
      vi.useRealTimers()
      await open?.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
