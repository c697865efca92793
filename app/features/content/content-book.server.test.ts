import { describe, expect, test, vi } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { openContentBook, readSiteContents } from '#app/features/content/content-book.server.ts'
import { addRevision } from '#app/features/content/write-record.server.ts'
import { publishRecords } from '#app/features/content/content-records.server.ts'
import type { RecordData, RecordType } from '#app/features/content/record-types.ts'
import { type ShippedRecords, siteContentOf } from '#app/features/content/site-content.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-23T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const visa = { term: 'Visa', definition: 'A stamp.', alsoCalled: [] }
const own = { ...visa, definition: 'Our own words.' }
const question = (order: number): RecordData<'question'> => ({
  question: 'Why?',
  answer: 'So.',
  link: null,
  page: 'faq',
  section: 'general',
  order,
})
const shipped: ShippedRecords = {
  ...shippedRecords,
  term: { visa, bond: { ...visa, term: 'Bond' } },
  question: { last: question(20), first: question(10), second: question(10) },
}

test('lists are in order; equal places by id', () => {
  const ids = siteContentOf(shipped, [])
    .list('question')
    .map(({ id }) => id)
  expect(ids).toEqual(['first', 'second', 'last'])
})

test('the site keeps an office, a founder, its pages and their layouts whatever is stored', () => {
  const common = { locale: 'en', review: null } as const
  const removed = (type: RecordType) =>
    Object.keys(shippedRecords[type]).map((id) => ({ ...common, type, id, data: null }) as const)
  const types = ['firm', 'office', 'person', 'page', 'menu', 'service'] as const
  const emptied = siteContentOf(shipped, types.flatMap(removed))
  expect(emptied.firm).toEqual(siteContentOf(shipped, []).firm)
  expect(emptied.list('page')).toHaveLength(Object.keys(shippedRecords.page).length)
  const { privacy, home } = shippedRecords.page
  if (!privacy) throw new Error('Every site has a privacy page')
  const other = siteContentOf(shipped, [{ ...common, type: 'page', id: 'home', data: privacy }])
  expect(other.find('page', 'home')?.data).toEqual(home)
})

test('a page that the firm made is plain, and goes when it is removed', () => {
  const { home, privacy } = shippedRecords.page
  const find = (data: typeof home | null = null) => {
    const page = { locale: 'en', review: null, type: 'page', id: 'asylum', data } as const
    return siteContentOf(shipped, [page]).find('page', 'asylum')
  }
  expect(find(privacy)?.data).toEqual(privacy)
  expect(find(home)).toBeNull()
  expect(find(null)).toBeNull()
})

type BookParts = Pick<Parameters<typeof openContentBook>[0], 'bus' | 'log'> &
  Pick<Parameters<typeof readSiteContents>[0], 'db'>

/** Of which nothing is planned. */
function openBook({ db, bus, log }: BookParts, texts: typeof shippedInAll) {
  const read = async () => [
    { from: new Date(0), sites: await readSiteContents({ db, log, shipped: texts }) },
  ]
  return openContentBook({ read, bus, log, now: () => now })
}

describe.each(databaseKinds)('what readers see of the site on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  test('is the firm’s own text over the shipped one, as soon as the page cache is empty', async () => {
    const bus = createBus()
    const lines: string[] = []
    const log = createLogger(
      (line) => lines.push(line),
      () => now,
    )
    const book = await openBook({ db: database.db, bus, log }, { ...shippedInAll, en: shipped })
    const words = () => book.current().en.find('term', 'visa')?.data.definition
    const seen: unknown[] = []
    bus.subscribe((event) => event.kind === 'content' && seen.push(words()))
    const key = { type: 'term', locale: 'en' } as const
    const review = { by: 'Sample Founder', on: '2026-11-20' } as const
    const publications = [
      { ...key, id: 'visa', seenVersion: 0, to: 'published', data: own, review },
      { ...key, id: 'bond', seenVersion: 0, to: 'removed' },
    ] as const
    await publishRecords(database.db, { publications, by }, now)
    expect(words()).toBe(visa.definition)
    bus.publish({ kind: 'records' })
    await expect.poll(() => seen).toEqual([own.definition])
    expect(book.current().en.list('term')).toEqual([{ id: 'visa', data: own, review }])

    await database.db
      .updateTable('content_records')
      .set({ published: JSON.stringify({ term: 'Visa' }) })
      .where('id', '=', 'visa')
      .execute()
    await book.reload()
    expect(words()).toBe(visa.definition)
    expect(lines.join('')).toMatch(/does not fit this version.*"at":"definition, alsoCalled"/)
  })

  test('knows every address that a page of the firm has had', async () => {
    const { db } = database
    const states = [
      ['page', 'first', 'published'],
      ['page', 'second', 'published'],
      ['page', 'first', 'published'],
      ['service', 'gone', 'published'],
      ['service', null, 'removed'],
      ['term', 'none', 'published'],
    ] as const
    await db.transaction().execute(async (tx) => {
      for (const [version, [type, slug, state]] of states.entries()) {
        // PostgreSQL reads this sign in no `jsonb`.
        const published = slug && JSON.stringify({ title: 'A\u0000 "slug":"text"', slug })
        const key = { type, id: `a-${type}`, locale: 'es' } as const
        await addRevision(tx, key, { version, state, published, source: null, by, now })
      }
    })
    const log = silentLog
    const book = await openBook({ db, bus: createBus(), log }, shippedInAll)
    expect(book.current().es.publicSlugs.map(({ slug, isRemoved }) => [slug, isRemoved])).toEqual([
      ['second', false],
      ['first', false],
      ['gone', true],
    ])
    expect(book.current().en.publicSlugs).toEqual([])
  })

  test('stays while the database is away, and comes when it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const bus = createBus()
    const log = silentLog
    let isAway = false
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('away')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const book = await openBook({ db, bus, log }, { ...shippedInAll, en: shipped })
    const publication = { type: 'term', id: 'visa', locale: 'en', seenVersion: 0 } as const
    const publications = [{ ...publication, to: 'published', data: own, review: null }] as const
    await publishRecords(database.db, { publications, by }, now)
    isAway = true
    bus.publish({ kind: 'records' })
    await expect(book.reload()).rejects.toThrow('away')
    expect(book.current().en.find('term', 'visa')?.data).toEqual(visa)
    isAway = false
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
    await expect.poll(() => book.current().en.find('term', 'visa')?.data).toEqual(own)
  })
})
