import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import {
  discardDraft,
  publishContent,
  type RecordForm,
  saveRecord,
  sourceOf,
} from '#app/features/content-editor/editing/save-record.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { contentServices } from '#test/factories/content-services.ts'

const NOW = new Date('2026-11-25T15:00:00Z')
const HOUR_MS = 3_600_000
const by = { id: null, name: 'anna@example.com', mayPublish: true }

const act = fc.record({
  first: fc.boolean(),
  kind: fc.constantFrom(
    'save',
    'save',
    'current',
    'discard',
    'publish',
    'publish',
    'reset',
    'remove',
    'schedule',
    'unschedule',
    'restore',
    'wait',
  ),
  definition: fc.stringMatching(/^[a-z ]{1,20}[a-z]$/),
})

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

type Desk = ReturnType<typeof contentServices> & { clock: { at: Date } }

/** As the routes of the dashboard call them. */
async function perform(desk: Desk, { kind, definition }: Act, locale: Locale): Promise<void> {
  const key = { type: 'term', id: 'visa', locale } as const
  const opened = await openRecord(desk, key)
  if (!opened) throw new Error('The term ships in every language.')
  const seen = { ...key, seenVersion: opened.version }
  const form = formOf(opened, { ...(opened.value as object), definition })
  const publish = (to: 'shipped' | 'removed') => publishContent(desk, [{ ...seen, to }], by)
  switch (kind) {
    case 'save':
    case 'current':
      await saveRecord(desk, { ...form, isUpToDate: kind === 'current' }, by)
      return
    case 'discard':
      await discardDraft(desk, { key, seenVersion: opened.version, isPlanned: false, by })
      return
    case 'publish': {
      const texts = { data: form.value, review: null, source: sourceOf(opened, form) }
      await publishContent(desk, [{ ...seen, ...texts, to: 'published' }], by)
      return
    }
    case 'reset':
      await publish('shipped')
      return
    case 'remove':
      await publish('removed')
      return
    case 'restore':
      await restore(desk, opened)
      return
    case 'schedule':
    case 'unschedule':
    case 'wait':
      await plan(desk, opened, kind)
  }
}

async function plan(
  desk: Desk,
  { key, version, hasDraft }: OpenedRecord,
  kind: 'schedule' | 'unschedule' | 'wait',
): Promise<void> {
  const draft = { ...key, seenVersion: version, review: null }
  const at = new Date(desk.clock.at.getTime() + HOUR_MS)
  if (kind === 'schedule' && hasDraft)
    await planRecords(desk.db, { drafts: [draft], at, by }, desk.now())
  if (kind === 'unschedule' && hasDraft)
    await planRecords(desk.db, { drafts: [draft], at: null, by }, desk.now())
  if (kind !== 'wait') return
  desk.clock.at = new Date(desk.clock.at.getTime() + 2 * HOUR_MS)
  await publishScheduled(desk)
}

async function restore(desk: Desk, opened: OpenedRecord): Promise<void> {
  const revisions = await listRevisions(desk.db, opened.key)
  const first = revisions.findLast(({ state }) => state === 'published')
  const earlier = first && (await findRevision(desk.db, opened.key, first.version))
  if (!earlier) return
  const form = { ...formOf(opened, earlier.data as object), english: earlier.source }
  await saveRecord(desk, { ...form, isUpToDate: true }, by)
}

function formOf(
  { key, version, value: base, translation }: OpenedRecord,
  value: object,
): RecordForm {
  const english = translation?.english ?? null
  const typed = value as Json
  return { key, seenVersion: version, base, value: typed, english }
}

describe.each(databaseKinds)('on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  function openDesk(): Desk {
    const clock = { at: NOW }
    return { clock, ...contentServices(database.db, () => clock.at) }
  }

  const rowsOf = async (locale: Locale) => [
    await database.db
      .selectFrom('content_records')
      .where('locale', '=', locale)
      .selectAll()
      .execute(),
    await database.db
      .selectFrom('entry_revisions')
      .where('locale', '=', locale)
      .selectAll()
      .orderBy('version')
      .execute(),
  ]

  test('whatever the dashboard does in two languages leaves the others as they were, byte for byte', async () => {
    const desk = openDesk()
    const one = (what: Act['kind'], definition: string) => ({ kind: what, definition, first: true })
    for (const locale of LOCALES) {
      await perform(desk, one('publish', `Published in ${locale}.`), locale)
      await perform(desk, one('save', 'A draft.'), locale)
    }
    const pair = fc.shuffledSubarray([...LOCALES], { minLength: 2, maxLength: 2 })
    const acts = fc.array(act, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(pair, acts, async ([first = 'es', second = 'pt'], each) => {
        const others = LOCALES.filter((locale) => locale !== first && locale !== second)
        // What an earlier run has planned for them.
        await perform(desk, one('wait', ''), first)
        const before = await Promise.all(others.map(rowsOf))
        for (const next of each) {
          await perform(desk, next, next.first ? first : second)
        }
        expect(await Promise.all(others.map(rowsOf))).toEqual(before)
      }),
      { numRuns: 10 },
    )
    const revisions = await database.db.selectFrom('entry_revisions').select('version').execute()
    expect(revisions.length).toBeGreaterThan(LOCALES.length)
  })
})
