import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import { up } from '#db/migrations/0040-legal-facts.ts'
import { contentServices } from '#test/factories/content-services.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

const keyOf = (id: string) => ({ type: 'fact', id, locale: 'en' }) as const

const AMOUNT = { effectiveFrom: '2027-01-01', value: '$900,000' }

/** As an earlier version has stored them, in the order in which they were entered. */
const ENTRIES = [
  ['eb5.jobs', '12 full-time jobs', '2027-03-01', '2026-11-20'],
  ['eb5.jobs', null, null, '2026-11-21'],
  ['eb5.jobs', '14 full-time jobs', '2027-03-01', '2026-11-22'],
  ['eb5.targeted', '$900,000', '2027-01-01', '2026-11-22'],
  ['gone.fact', 'Our own words.', '2026-07-01', '2026-07-02'],
] as const

describe.each(databaseKinds)('what a firm has entered on legal facts, on %s,', (kind) => {
  const database = openedForEach(() => openMigrated(kind))
  const open = (id: string) =>
    openRecord(
      contentServices(database.db, () => new Date()),
      keyOf(id),
    )
  const revisions = (id: string) => listRevisions(database.db, keyOf(id))

  test('is a record, each entry a revision of it with who entered it and when', async () => {
    const { intervals = [], ...shipped } = shippedInAll.en.fact['eb5.jobs'] ?? {}
    const jobs = await open('eb5.jobs')
    expect(jobs).toMatchObject({ version: 3, state: 'published', hasDraft: false })
    expect(jobs?.live).toEqual({
      ...shipped,
      intervals: [...intervals, { effectiveFrom: '2027-03-01', value: '14 full-time jobs' }],
      source: { name: 'Source 2', url: 'http://agency.example.com/' },
      checked: '2026-11-22',
      reviewBy: '2027-06-01',
    })
    const targeted = await open('eb5.targeted')
    expect(targeted?.live).toMatchObject({ group: expect.any(String), intervals: [{}, AMOUNT] })
    expect((await revisions('eb5.jobs')).map(({ version }) => version)).toEqual([3, 2, 1])
    const first = await findRevision(database.db, keyOf('eb5.jobs'), 1)
    expect(first).toMatchObject({ state: 'published', savedBy: 'ben@example.com' })
    expect(first?.savedAt).toEqual(new Date('2026-11-20T15:00:00Z'))
    expect(first?.data).toMatchObject({ checked: '2026-11-20', source: { name: 'Source 0' } })
    expect(JSON.stringify(first?.data)).toContain('12 full-time jobs')
  })

  test('on one that does not ship any more can be read and restored, and readers see none of it', async () => {
    expect(await open('gone.fact')).toMatchObject({ state: 'removed', live: null, version: 2 })
    expect(JSON.stringify((await open('gone.fact'))?.value)).toContain('Our own words.')
    expect((await revisions('gone.fact')).map(({ state }) => state)).toEqual([
      'removed',
      'published',
    ])
  })
})

async function openMigrated(kind: DatabaseKind) {
  const opened = await openTestDatabase(kind)
  const { db } = opened
  const instant = sql.raw(kind === 'postgres' ? 'timestamptz' : 'text')
  await sql`create table fact_revisions (id text, key text, value text, effective_from text, source_name text, source_url text, last_verified text, review_by text, entered_at ${instant}, entered_by text)`.execute(
    db,
  )
  for (const [index, [key, value, from, checked]] of ENTRIES.entries())
    await sql`insert into fact_revisions values (${`f${index}`}, ${key}, ${value}, ${from}, ${`Source ${index}`}, 'http://agency.example.com/', ${checked}, '2027-06-01', ${`2026-11-2${index}T15:00:00.000Z`}, 'ben@example.com')`.execute(
      db,
    )
  await up(db as unknown as Kysely<never>)
  return opened
}
