import type { Review } from '#app/features/entries/publication/review.ts'
import { describe, expect, test } from 'vitest'
import { listPlannedRecords } from '#app/features/content/stored-records.server.ts'
import { planRecords } from '#app/features/content/record-schedules.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { listRecords, openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import {
  createRecord,
  publishContent,
  saveRecord,
  sourceOf,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { publishScheduled } from '#app/features/content-editor/schedule/publish-scheduled.server.ts'
import { englishSeen } from '#app/features/content-editor/translations/english-seen.server.ts'
import {
  changesSince,
  type TranslationRow,
  translationRow,
} from '#app/features/content-editor/translations/translation-rows.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { aNotice } from '#test/fixtures/own-records.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { contentServices } from '#test/factories/content-services.ts'

const NOW = new Date('2026-11-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com', mayPublish: true }
const visa = { type: 'term', id: 'visa' } as const
const sites = siteContents(shippedInAll, [])

describe.each(databaseKinds)('translations on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const clock = { at: NOW }
  const services = () => contentServices(database.db, () => clock.at)

  type Named = { type: 'term' | 'notice'; id: string }

  async function open(locale: Locale, record: Named = visa): Promise<OpenedRecord> {
    const opened = await openRecord(services(), { ...record, locale })
    if (!opened) throw new Error('There is no such record')
    return opened
  }

  function formOf(opened: OpenedRecord, change: object, isUpToDate = false) {
    const { key, version, value: base, translation } = opened
    const value = { ...(base as object), ...change } as Json
    const english = translation?.english ?? null
    return { key, seenVersion: version, base, value, english, isUpToDate }
  }

  const save = async (opened: OpenedRecord, change: object, isUpToDate = false) =>
    saveRecord(services(), formOf(opened, change, isUpToDate), by)

  async function publish(opened: OpenedRecord, change: object, review: Review | null = null) {
    const form = formOf(opened, change)
    const { key, seenVersion, value: data } = form
    const texts = { data, review, source: sourceOf(opened, form) }
    const published = await publishContent(
      services(),
      [{ ...key, seenVersion, ...texts, to: 'published' }],
      by,
    )
    expect(published).toEqual({ ok: true })
  }

  async function rowOf(locale: Locale, record: Named = visa): Promise<TranslationRow | undefined> {
    const records = await listRecords(database.db, [locale])
    const rows = records.flatMap((each) => translationRow(each) ?? [])
    return rows.find(({ type, id }) => type === record.type && id === record.id)
  }

  test('are shipped and not reviewed, out of date when English changes, and one’s own when published', async () => {
    expect(await rowOf('es')).toMatchObject({
      state: 'shipped',
      isToReview: true,
      isOutdated: false,
    })
    await publish(await open('en'), { definition: 'Something else.' })
    expect(await rowOf('es')).toMatchObject({ state: 'shipped', isOutdated: true })
    const review = { by: 'Ana Asked', on: '2026-11-20' } as const
    await publish(await open('es'), { definition: 'Un sello.' }, review)
    // Publishing alone does not say that the change was translated.
    expect(await rowOf('es')).toMatchObject({
      state: 'published',
      review,
      isToReview: false,
      isOutdated: true,
    })
    expect(await rowOf('fr')).toMatchObject({ state: 'shipped', isToReview: true })
  })

  test('count as ones of the English text that was beside them when somebody said so', async () => {
    await publish(await open('en'), { definition: 'First.' })
    await save(await open('es'), { definition: 'Primero.' }, true)
    const first = await open('es')
    expect(changesSince(first, first.translation?.source ?? null)).toEqual([])
    await publish(await open('en'), { definition: 'Second.' })
    const second = await open('es')
    const [change, ...others] = changesSince(second, second.translation?.source ?? null)
    expect(others).toEqual([])
    expect(change).toMatchObject({ path: 'definition', label: 'What it means' })
    expect(change?.texts).toEqual(['First.', 'Second.'])
    // The form was opened before the second one.
    const seen = await englishSeen(database.db, second, first.translation?.englishVersion ?? -1)
    expect(at(seen, 'definition')).toBe('First.')
    const never = await englishSeen(database.db, second, 0)
    expect(never).toEqual(shippedInAll.en.term['visa'])
    await save(second, {}, true)
    expect(changesSince(await open('es'), (await open('es')).translation?.source ?? null)).toEqual(
      [],
    )
  })

  test('take every date and place from English, also one that changes later', async () => {
    const closed = { type: 'notice', id: 'closed' } as const
    await createRecord(services(), { key: { ...closed, locale: 'en' }, value: {}, by })
    await publish(await open('en', closed), aNotice({ until: '2026-12-01' }))
    expect(await rowOf('es', closed)).toMatchObject({ state: 'missing', isToReview: false })
    const blank = await open('es', closed)
    expect(blank.value).toMatchObject({ text: '', until: '2026-12-01' })
    expect(blank.form.fields.map(([key]) => key)).toEqual(['text', 'link'])
    await publish(blank, { text: 'Cerramos.' })
    await publish(await open('en', closed), { until: '2026-12-05' })
    expect((await open('es', closed)).live).toMatchObject({
      text: 'Cerramos.',
      until: '2026-12-05',
    })
    expect(await rowOf('es', closed)).toMatchObject({ state: 'published', isOutdated: false })
  })

  test('wait for the English text', async () => {
    const fresh = { type: 'term', id: 'new' } as const
    const value = { term: 'New', definition: 'A draft.', alsoCalled: [] }
    await createRecord(services(), { key: { ...fresh, locale: 'en' }, value, by })
    const opened = await open('pt', fresh)
    const rules = { site: sites.pt, now: new Date() }
    const filled = { ...value, term: 'Novo' }
    expect(checkOpened(opened, filled, rules).problems).toEqual([
      { path: '', message: 'Please publish the English text first.' },
    ])
    await publish(await open('en', fresh), {})
    expect(checkOpened(await open('pt', fresh), filled, rules).problems).toEqual([])
  })

  test('are published at their time, each for itself', async () => {
    await save(await open('es'), { definition: 'Más tarde.' })
    const { key, version } = await open('es')
    const soon = new Date(NOW.getTime() + 60_000)
    const drafts = [{ ...key, seenVersion: version, review: null }]
    await planRecords(database.db, { drafts, at: soon, by }, NOW)
    const week = { from: NOW, to: new Date(NOW.getTime() + 90_000), limit: 9 }
    expect(await listPlannedRecords(database.db, week)).toEqual([{ ...key, at: soon }])
    clock.at = week.to
    await publishScheduled(services())
    clock.at = NOW
    expect((await open('es')).live).toMatchObject({ definition: 'Más tarde.' })
    expect((await open('es')).translation?.liveSource).toEqual(shippedInAll.en.term['visa'])
    expect((await open('pt')).version).toBe(0)
  })
})
