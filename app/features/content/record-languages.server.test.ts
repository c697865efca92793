import * as fc from 'fast-check'
import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  type Publication,
  publishRecords,
  saveRecordDraft,
} from '#app/features/content/content-records.server.ts'
import { findRecord } from '#app/features/content/stored-records.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { scheduleRecords } from '#app/features/content/record-schedules.server.ts'
import type { Schema } from '#db/schema.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-25T15:00:00Z')
const nextMonth = new Date('2026-12-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const key = { type: 'term', id: 'visa' } as const
const term = (definition: string) => ({ term: 'Visa', definition, alsoCalled: [] })

const act = fc.record({
  locale: fc.constantFrom('es' as const, 'pt' as const),
  kind: fc.constantFrom('draft', 'discard', 'publish', 'reset', 'remove', 'schedule'),
  definition: fc.stringMatching(/^[a-z ]{1,20}[a-z]$/),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

async function perform(db: Kysely<Schema>, { locale, kind, definition }: Act): Promise<void> {
  const stored = await findRecord(db, { ...key, locale })
  const seen = { ...key, locale, seenVersion: stored?.version ?? 0 }
  const data = term(definition)
  if (kind === 'draft') await saveRecordDraft(db, { ...seen, data, by }, now)
  if (kind === 'discard') await saveRecordDraft(db, { ...seen, data: null, by }, now)
  if (kind === 'schedule' && stored?.draft)
    await scheduleRecords(db, { drafts: [{ ...seen, review: null }], at: nextMonth, by }, now)
  const publication = publicationOf(kind, seen, data)
  if (publication) await publishRecords(db, { publications: [publication], by }, now)
}

function publicationOf(
  kind: Act['kind'],
  seen: RecordKey & { seenVersion: number },
  data: unknown,
): Publication | null {
  if (kind === 'publish') return { ...seen, to: 'published', data, review: null }
  if (kind === 'reset') return { ...seen, to: 'shipped' }
  return kind === 'remove' ? { ...seen, to: 'removed' } : null
}

const rowsOf = async (db: Kysely<Schema>, locale: string) => ({
  records: await db
    .selectFrom('content_records')
    .where('locale', '=', locale)
    .selectAll()
    .orderBy('id')
    .execute(),
  revisions: await db
    .selectFrom('content_revisions')
    .where('locale', '=', locale)
    .selectAll()
    .orderBy('id')
    .execute(),
})

describe.each(databaseKinds)('on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  test('whatever is done to two languages leaves the third and English as they were', async () => {
    const { db } = database
    for (const locale of ['en', 'fr'] as const) {
      const seen = { ...key, locale, seenVersion: 0 }
      const data = term(`Published in ${locale}.`)
      const publications = [{ ...seen, to: 'published', data, review: null }] as const
      await publishRecords(db, { publications, by }, now)
      await saveRecordDraft(db, { ...seen, seenVersion: 1, data: term('A draft.'), by }, now)
    }
    const before = [await rowsOf(db, 'en'), await rowsOf(db, 'fr')]
    expect(before[1]?.revisions).toHaveLength(1)
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        for (const one of acts) await perform(db, one)
        expect([await rowsOf(db, 'en'), await rowsOf(db, 'fr')]).toEqual(before)
      }),
      { numRuns: 15 },
    )
    const touched = [await rowsOf(db, 'es'), await rowsOf(db, 'pt')]
    expect(touched.every(({ records }) => records.length === 1)).toBe(true)
  })
})
