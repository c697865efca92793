import { describe, expect, test } from 'vitest'
import { openContentBook } from '#app/features/content/content-book.server.ts'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { saveRecordDraft } from '#app/features/content/content-records.server.ts'
import { findRecord } from '#test/find-record.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import {
  discardDraft,
  planContent,
  publishContent,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { readTimetable } from '#app/features/content-editor/schedule/read-timetable.server.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { textsInPlace } from '#app/platform/texts/text-worker.server.ts'
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
    const book = await openContentBook({
      read: () => readTimetable({ db, log: silentLog }),
      bus,
      log: silentLog,
      now,
    })
    const site = () => book.current().en
    const textWorker = textsInPlace
    const services = { db, bus, log: silentLog, now, site, reloadSite: book.reload, textWorker }
    const shown = (key: { id: string }) => site().find('term', key.id)?.data.definition ?? null
    return { clock, services, shown, look: () => publishScheduled(services) }
  }
  const save = (key: typeof visa | typeof bond, seenVersion: number, data: unknown, by = lawyer) =>
    saveRecordDraft(database.db, { ...key, seenVersion, data, by }, NOW)
  const plan = (...drafts: { key: typeof visa | typeof bond; seenVersion: number }[]) =>
    planRecords(
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
    const expectShown = () => {
      for (const { shown } of [one, other])
        expect([shown(visa), shown(bond)]).toEqual([term.definition, term.definition])
    }
    // Readers do not wait for anybody to look.
    expectShown()
    await Promise.all([one.look(), other.look()])
    expectShown()
    await Promise.all([one.services.reloadSite(), other.services.reloadSite()])
    expectShown()
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
    expect(shown(visa)).toBe(term.definition)
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
    expect([shown(visa), shown(bond)]).toEqual([term.definition, null])
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
    expect(shown(visa)).toBe(shippedInAll.en.term['visa']?.definition)
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
    expect(await planContent(services, { drafts, at: null, by: lawyer })).toMatchObject({
      ok: false,
    })
    await planContent(services, { drafts: [{ ...visa, seenVersion: 2 }], at: null, by: lawyer })
    expect(await later()).toBeNull()
    await plan({ key: visa, seenVersion: 3 })
    await discardDraft(services, { key: visa, seenVersion: 4, isPlanned: true, by: lawyer })
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

  test('show readers what the draft says at that time, also when it changes or loses its time before', async () => {
    const { clock, services, shown } = await openProcess()
    const form = { key: visa, base: null, english: null }
    const store = async (seenVersion: number, definition: string) => {
      const value = { ...term, definition }
      await saveRecord(services, { ...form, seenVersion, value }, lawyer)
    }
    await store(0, 'Earlier.')
    await planContent(services, { drafts: [{ ...visa, seenVersion: 1 }], at: nine, by: lawyer })
    await store(2, 'Later.')
    clock.at = nine
    expect(shown(visa)).toBe('Later.')
    clock.at = NOW
    await planContent(services, { drafts: [{ ...visa, seenVersion: 3 }], at: null, by: lawyer })
    clock.at = nine
    expect(shown(visa)).not.toBe('Later.')
  })

  test('that follow each other are shown one after the other, and each page says until when', async () => {
    const later = new Date(nine.getTime() + 60_000)
    await save(visa, 0, term)
    await save(bond, 0, { ...term, term: 'Our bond' })
    await plan({ key: visa, seenVersion: 1 })
    await planRecords(
      database.db,
      { drafts: [{ ...bond, seenVersion: 1 }], at: later, by: lawyer },
      NOW,
    )
    const { clock, shown, services } = await openProcess()
    const seen = [NOW, nine, later].map((at) => {
      clock.at = at
      return [services.site().until, shown(visa) === term.definition, shown(bond) !== null]
    })
    expect(seen).toEqual([
      [nine, false, false],
      [later, true, false],
      [null, true, true],
    ])
  })

  test('get it all or none, and only while there is a draft', async () => {
    await save(visa, 0, term)
    const problem = { kind: 'changed', key: bond }
    const refused = await plan({ key: visa, seenVersion: 1 }, { key: bond, seenVersion: 1 })
    expect(refused).toEqual({ ok: false, problem })
    expect(await stored(visa)).toMatchObject({ schedule: null, version: 1 })
  })
})
