import { describe, expect, test } from 'vitest'
import { openContentBook } from '#app/features/content/content-book.server.ts'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { findRecord } from '#test/find-record.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import {
  scheduleRecords,
  unscheduleRecords,
} from '#app/features/content/record-schedules.server.ts'
import {
  discardDraft,
  publishContent,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { readPublishAt } from '#app/features/content-editor/schedule/publish-at.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const NOW = new Date('2026-11-23T15:00:00Z')
const nine = new Date('2026-11-30T14:00:00Z')
const lawyer = { id: null, name: 'anna@example.com', mayPublish: true }
const writer = { id: null, name: 'berta@example.com', mayPublish: false }
const visa = { type: 'term', id: 'visa', locale: 'en' } as const
const bond = { ...visa, id: 'our-bond' } as const
const term = { term: 'Visa', definition: 'Our own words.', alsoCalled: [] }
const review = { by: 'Ana Asked', on: '2026-11-20' } as const

describe.each(databaseKinds)('drafts with a time, on %s,', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  async function openProcess() {
    const clock = { at: NOW }
    const [bus, now] = [createBus(), () => clock.at]
    const { db } = database
    const book = await openContentBook({ db, bus, log: silentLog, shipped: shippedInAll })
    const site = () => book.current().en
    const services = { db, bus, log: silentLog, now, site, reloadSite: book.reload }
    const shown = (key: { id: string }) => site().find('term', key.id)?.data.definition ?? null
    return { clock, services, shown, look: () => publishScheduled(services) }
  }
  const save = (key: typeof visa | typeof bond, seenVersion: number, data: unknown, by = lawyer) =>
    saveRecordDraft(database.db, { ...key, seenVersion, data, by }, NOW)
  const plan = (...drafts: { key: typeof visa | typeof bond; seenVersion: number }[]) =>
    scheduleRecords(
      database.db,
      {
        drafts: drafts.map(({ key, ...seen }) => ({ ...key, ...seen, review })),
        at: nine,
        by: lawyer,
      },
      NOW,
    )
  const stored = (key: typeof visa | typeof bond) => findRecord(database.db, key)
  const acts = async () => {
    const rows = await database.db
      .selectFrom('audit_log')
      .select(['act', 'actor'])
      .orderBy('id')
      .execute()
    return rows.map(({ act, actor }) => `${act} ${actor}`)
  }

  test('are published together at that time, once, whichever process looks', async () => {
    await save(visa, 0, term)
    await save(bond, 0, { ...term, term: 'Our bond' })
    expect(await plan({ key: visa, seenVersion: 1 }, { key: bond, seenVersion: 1 })).toEqual({
      ok: true,
    })
    const [one, other] = [await openProcess(), await openProcess()]
    one.clock.at = new Date(nine.getTime() - 1)
    await one.look()
    expect([one.shown(visa), one.shown(bond)]).not.toContain(term.definition)
    one.clock.at = nine
    other.clock.at = nine
    await Promise.all([one.look(), other.look()])
    await Promise.all([one.services.reloadSite(), other.services.reloadSite()])
    for (const { shown } of [one, other])
      expect([shown(visa), shown(bond)]).toEqual([term.definition, term.definition])
    expect(await listRevisions(database.db, visa)).toMatchObject([{ savedBy: lawyer.name }])
    expect(await stored(visa)).toMatchObject({ draft: null, schedule: null, review })
    const published = `content.published ${lawyer.name}`
    const scheduled = `content.scheduled ${lawyer.name}`
    expect(await acts()).toEqual([scheduled, scheduled, published, published])
  })

  test('that were changed since keep it, without the review of the earlier text', async () => {
    await save(visa, 0, { ...term, definition: 'Earlier.' })
    await plan({ key: visa, seenVersion: 1 })
    await save(visa, 2, term)
    expect(await stored(visa)).toMatchObject({
      schedule: { at: nine, review: null, isOutdated: false },
    })
    const { clock, look, shown } = await openProcess()
    clock.at = nine
    await look()
    expect(shown(visa)).toBe(term.definition)
    expect(await stored(visa)).toMatchObject({ review: null })
  })

  test.each([
    ['somebody who does not publish has changed them', 'changed', term, writer],
    ['they are not complete', 'unfinished', { ...term, definition: '' }, lawyer],
    [
      'they name a legal fact that there is not',
      'unfinished',
      { ...term, definition: '{no.fact}' },
      lawyer,
    ],
  ] as const)('wait when %s, and the others are published', async (_, problem, data, by) => {
    await save(visa, 0, term)
    await save(bond, 0, { ...term, term: 'Our bond' })
    await plan({ key: visa, seenVersion: 1 }, { key: bond, seenVersion: 1 })
    await save(bond, 2, data, { ...by })
    const { clock, look, shown } = await openProcess()
    clock.at = nine
    await look()
    expect([shown(visa), shown(bond)]).toEqual([term.definition, null])
    expect(await stored(bond)).toMatchObject({
      draft: data,
      schedule: null,
      scheduleProblem: problem,
    })
    expect(await acts()).toContain(`content.not-published ${lawyer.name}`)
  })

  test('wait when the firm’s rules refuse them by then', async () => {
    const { clock, look, shown, services } = await openProcess()
    await save(visa, 0, { ...term, definition: 'The best visa.' })
    await plan({ key: visa, seenVersion: 1 })
    const { firm } = shippedInAll.en.firm
    const data = { ...firm, publishing: { ...firm.publishing, checklist: 'binding' } }
    const key = { type: 'firm', id: 'firm', locale: 'en' } as const
    const rules = { ...key, seenVersion: 0, to: 'published', data, review: null } as const
    expect(await publishContent(services, [rules], lawyer)).toEqual({ ok: true })
    clock.at = nine
    await look()
    expect(shown(visa)).toBe(shippedInAll.en.term['visa']?.definition)
    expect(await stored(visa)).toMatchObject({ scheduleProblem: 'refused' })
  })

  test('lose it when it is taken away, when they are discarded and when they are published before', async () => {
    const { services } = await openProcess()
    const later = async () => (await stored(visa))?.schedule?.at ?? null
    await save(visa, 0, term)
    await plan({ key: visa, seenVersion: 1 })
    expect(await later()).toEqual(nine)
    const drafts = [{ ...visa, seenVersion: 1 }]
    expect(await unscheduleRecords(database.db, { drafts, by: lawyer }, NOW)).toMatchObject({
      ok: false,
    })
    await unscheduleRecords(database.db, { drafts: [{ ...visa, seenVersion: 2 }], by: lawyer }, NOW)
    expect(await later()).toBeNull()
    await plan({ key: visa, seenVersion: 3 })
    await discardDraft(services, { key: visa, seenVersion: 4, by: lawyer })
    expect(await later()).toBeNull()
    await save(visa, 5, term)
    await plan({ key: visa, seenVersion: 6 })
    const publication = {
      ...visa,
      seenVersion: 7,
      to: 'published',
      data: term,
      review: null,
    } as const
    await publishContent(services, [publication], lawyer)
    expect(await later()).toBeNull()
    expect(await acts()).toEqual(
      ['scheduled', 'unscheduled', 'scheduled', 'draft-discarded', 'scheduled', 'published'].map(
        (act) => `content.${act} ${lawyer.name}`,
      ),
    )
  })

  test('get it all or none, and only while there is a draft', async () => {
    await save(visa, 0, term)
    const problem = { kind: 'changed', key: bond }
    const refused = await plan({ key: visa, seenVersion: 1 }, { key: bond, seenVersion: 1 })
    expect(refused).toEqual({ ok: false, problem })
    expect(await stored(visa)).toMatchObject({ schedule: null, version: 1 })
  })
})

test.each([
  ['', 'Please give a day and a time.'],
  ['soon', 'Please give a day and a time, such as 2027-03-15T09:00'],
  ['2026-11-23T09:59', 'This time is past. Please choose a later one, or publish it now.'],
  [
    '2027-03-14T02:30',
    'On March 14, 2027 the clock at the office goes forward and never shows 2:30 AM. Please choose another time.',
  ],
  ['2026-11-23T10:01', new Date('2026-11-23T15:01:00Z')],
  // The clock shows it twice; the first is meant.
  ['2027-11-07T01:30', new Date('2027-11-07T05:30:00Z')],
])(
  'a draft is planned for a time of the firm’s clock that is still to come: %j',
  (text, expected) => {
    const read = readPublishAt(text, { timeZone: 'America/New_York', now: NOW })
    expect(read.ok ? read.value : read.problem).toEqual(expected)
  },
)
