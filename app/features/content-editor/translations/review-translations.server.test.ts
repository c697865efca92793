import { describe, expect, test } from 'vitest'
import { openRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import {
  publishContent,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import {
  findToReview,
  reviewTranslations,
  seenTexts,
} from '#app/features/content-editor/translations/review-translations.server.ts'
import { sideBySide } from '#app/features/content-editor/translations/side-by-side.ts'
import { translationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import { contentServices } from '#test/factories/content-services.ts'

const NOW = new Date('2026-11-25T15:00:00Z')
const by = { id: null, name: 'anna@example.com' }
const review = { by: 'Sample Attorney', on: '2026-11-25' } as const
const NAMES = ['term/visa/es', 'term/visa/fr', 'question/asylum/none']

describe.each(databaseKinds)('translations read together on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))
  const services = () => contentServices(database.db, () => NOW)
  const read = (names = NAMES) => findToReview(database.db, names)
  const mark = (seen: readonly string[]) => reviewTranslations(services(), { seen, review, by })
  const open = async (locale: Locale) => {
    const opened = await openRecord(services(), { type: 'term', id: 'visa', locale })
    if (!opened) throw new Error('There is no such record')
    return opened
  }
  const changed = async (locale: Locale) => {
    const opened = await open(locale)
    const value = { ...(opened.value as object), definition: `Changed in ${locale}.` } as Json
    return { opened, value }
  }
  const publishIn = async (locale: Locale) => {
    const { opened, value } = await changed(locale)
    const { key, version, translation } = opened
    const texts = { data: value, review: null, source: translation?.english ?? null }
    const published = await publishContent(
      services(),
      [{ ...key, seenVersion: version, to: 'published', ...texts }],
      by,
    )
    expect(published.ok).toBe(true)
  }
  const events = async () => {
    const rows = database.db.selectFrom('audit_log').select(['act', 'subject']).orderBy('id')
    return (await rows.execute()).map(({ act, subject }) => `${act} ${subject}`)
  }

  test('stand beside the English ones, and each is marked, up to date and in the log', async () => {
    await publishIn('en')
    const records = await read()
    expect(records.map(({ key }) => key.locale)).toEqual(['es', 'fr'])
    expect(records.map((record) => translationRow(record)?.isOutdated)).toEqual([true, true])
    const parts = sideBySide(records[0] ?? (await open('es')))
    expect(parts).toContainEqual(
      expect.objectContaining({ path: 'definition', english: 'Changed in en.' }),
    )
    const before = await events()
    expect(await mark(records.map(seenTexts))).toMatchObject({ ok: true })
    expect(await read()).toEqual([])
    for (const locale of ['es', 'fr'] as const) {
      const opened = await open(locale)
      expect(opened.review).toEqual(review)
      expect(translationRow(opened)).toMatchObject({ isToReview: false, isOutdated: false })
    }
    expect((await events()).slice(before.length)).toEqual([
      'content.published term/visa/es',
      'content.published term/visa/fr',
    ])
  })

  test.each(['es', 'en'] as const)(
    'none is marked once the text in %s is another',
    async (locale) => {
      const seen = (await read()).map(seenTexts)
      await publishIn(locale)
      expect(await mark(seen)).toMatchObject({ ok: false, problem: { status: 409 } })
      expect((await open('fr')).review).toBeNull()
      expect(await mark((await read()).map(seenTexts))).toMatchObject({ ok: true })
    },
  )

  test('one with a draft waits for its form, and nothing chosen is nothing done', async () => {
    const seen = (await read()).map(seenTexts)
    const { opened, value } = await changed('fr')
    const { key, version, value: base, translation } = opened
    const english = translation?.english ?? null
    await saveRecord(services(), { key, seenVersion: version, base, value, english }, by)
    expect((await read()).map(({ key: each }) => each.locale)).toEqual(['es'])
    expect(await mark(seen)).toMatchObject({ ok: false, problem: { status: 409 } })
    expect(await mark([])).toMatchObject({ ok: false, problem: { status: 422 } })
  })
})
