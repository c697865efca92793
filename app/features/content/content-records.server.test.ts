import { describe, expect, test } from 'vitest'
import {
  type Publication,
  publishRecords,
  saveRecordDraft,
} from '#app/features/content/content-records.server.ts'
import { listPublishedRecords } from '#app/features/content/stored-records.server.ts'
import { findRecord } from '#test/find-record.ts'
import { findRevision, listRevisions } from '#app/features/entries/revisions/revisions.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const now = new Date('2026-11-23T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const key = { type: 'term', id: 'petition', locale: 'en' } as const
const other = { ...key, id: 'visa' } as const
const term = { term: 'Petition', definition: 'A form.', alsoCalled: [] }
const review = { by: 'Ana Asked', on: '2026-11-20' } as const

describe.each(databaseKinds)('the records of the site on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const publish = (...publications: Publication[]) =>
    publishRecords(database.db, { publications, by }, now)
  const published = (
    seenVersion: number,
    data: unknown = term,
    at: typeof key | typeof other = key,
  ) => ({ ...at, seenVersion, to: 'published', data, review }) as const

  test('a draft is kept, and readers see the published text until it is published', async () => {
    const save = (seenVersion: number, data: unknown) =>
      saveRecordDraft(database.db, { ...key, seenVersion, data, by }, now)
    expect(await save(0, { term: 'Pet' })).toBe(1)
    expect(await save(0, { term: 'Of another tab' })).toBe(null)
    expect(await save(1, { term: 'Petit' })).toBe(2)
    expect(await listPublishedRecords(database.db)).toEqual([])
    expect(await publish(published(2))).toEqual({ ok: true })
    expect(await save(3, { term: 'Next' })).toBe(4)
    const unplanned = { schedule: null, scheduleProblem: null, source: null, draftSource: null }
    const live = { state: 'published', removed: null } as const
    const stored = { ...key, data: term, review, version: 4, ...live, ...unplanned }
    const changed = { at: now, by: by.name }
    const draft = { term: 'Next' }
    expect(await findRecord(database.db, key)).toEqual({ ...stored, changed, draft })
    expect(await listPublishedRecords(database.db)).toMatchObject([{ ...key, data: term, review }])
  })

  test('publishing, removing and going back to the shipped text are revisions and in the audit log', async () => {
    await publish(published(0))
    await publish({ ...key, seenVersion: 1, to: 'removed' })
    expect(await listPublishedRecords(database.db)).toMatchObject([{ ...key, data: null }])
    await publish({ ...key, seenVersion: 2, to: 'shipped' })
    expect(await listPublishedRecords(database.db)).toEqual([])
    const revisions = await listRevisions(database.db, key)
    expect(revisions.map(({ version, state, words }) => [version, state, words])).toEqual([
      [3, 'shipped', null],
      [2, 'removed', null],
      [1, 'published', 3],
    ])
    expect(await findRevision(database.db, key, 1)).toMatchObject({ data: term, title: null })
    expect(revisions[0]).toMatchObject({ savedAt: now, savedBy: by.name })
    const acts = await database.db.selectFrom('audit_log').select(['act', 'subject']).execute()
    const subject = 'term/petition/en'
    expect(acts.toSorted((one, two) => (one.act < two.act ? -1 : 1))).toEqual([
      { act: 'content.published', subject },
      { act: 'content.removed', subject },
      { act: 'content.shipped', subject },
    ])
  })

  test('a translation carries the English text from which it was made, and so does each revision', async () => {
    const spanish = { ...key, locale: 'es' } as const
    const data = { ...term, term: 'Petición' }
    const draft = { ...spanish, seenVersion: 0, data, source: term, by }
    expect(await saveRecordDraft(database.db, draft, now)).toBe(1)
    expect(await findRecord(database.db, spanish)).toMatchObject({
      source: null,
      draftSource: term,
    })
    const later = { ...term, definition: 'A paper.' }
    await publish({ ...published(1, data), locale: 'es', source: later })
    const stored = { source: later, draftSource: null }
    expect(await findRecord(database.db, spanish)).toMatchObject(stored)
    expect(await findRevision(database.db, spanish, 2)).toMatchObject({ source: later })
    await publish({ ...spanish, seenVersion: 2, to: 'shipped' })
    expect(await findRecord(database.db, spanish)).toMatchObject({ source: null })
  })

  test('a draft of a country has the facts that ship while it is an earlier version, and none once they are taken out', async () => {
    const country = { type: 'country', id: 'br', locale: 'en' } as const
    const save = async (seenVersion: number, data: object) => {
      await saveRecordDraft(database.db, { ...country, seenVersion, data, by }, now)
      return (await findRecord(database.db, country))?.draft
    }
    const named = { country: 'Brazil', region: 'southAmerica' }
    expect(await save(0, { ...named, text: null })).toMatchObject({ bond: 'notNamed' })
    expect(await save(1, named)).toEqual(named)
  })

  test('several records are published together or not at all', async () => {
    await publish(published(0))
    const changed = { ok: false, problem: { kind: 'changed', key } }
    expect(await publish(published(0, term, other), published(0))).toEqual(changed)
    const invalid = await publish(published(0, term, other), published(1, { ...term, term: '' }))
    expect(invalid).toMatchObject({ problem: { kind: 'invalid', key, issues: [{ path: 'term' }] } })
    expect(await findRecord(database.db, other)).toBe(null)
    expect(await listRevisions(database.db, other)).toEqual([])
    expect(await publish(published(0, term, other), published(1))).toEqual({ ok: true })
    expect(await listPublishedRecords(database.db)).toHaveLength(2)
  })

  test('a removed record keeps what it said last: its draft, else what readers saw', async () => {
    const wordsOf = async () => (await findRecord(database.db, key))?.removed
    await publish(published(0))
    expect(await wordsOf()).toBe(null)
    await publish({ ...key, seenVersion: 1, to: 'removed' })
    expect(await wordsOf()).toEqual(term)
    const draft = { ...key, seenVersion: 2, data: { term: 'Half a te' }, by }
    await saveRecordDraft(database.db, draft, now)
    await publish({ ...key, seenVersion: 3, to: 'removed' })
    expect(await wordsOf()).toEqual({ term: 'Half a te' })
    await publish(published(4))
    expect(await wordsOf()).toBe(null)
  })

  test.each([
    ['firm', 'firm'],
    ['page', 'home'],
    ['menu', 'main'],
    ['service', 'citizenship'],
  ] as const)(
    'the %s “%s” is not removed, because the site cannot be without it',
    async (type, id) => {
      const needed = { ...key, type, id }
      const problem = { key: needed, kind: 'needed' }
      expect(await publish({ ...needed, seenVersion: 0, to: 'removed' })).toEqual({
        ok: false,
        problem,
      })
      expect(await findRecord(database.db, needed)).toBe(null)
    },
  )

  test('what another build stored under an unknown type or language is left alone', async () => {
    await publish(published(0))
    await database.db.updateTable('content_records').set({ locale: 'tlh' }).execute()
    expect(await listPublishedRecords(database.db)).toEqual([])
  })
})
