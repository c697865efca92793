import { describe, expect, test } from 'vitest'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { RECORD_TYPES } from '#app/features/content-editor/editing/record-names.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { at, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import {
  blankTranslation,
  completedRecord,
  mostEntries,
  sharedLabels,
  translationForm,
} from '#app/features/content-editor/translations/translation-form.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { sentForm } from '#test/factories/record-form.ts'

const records = RECORD_TYPES.flatMap((type) =>
  Object.keys(shippedInAll.en[type]).map((id) => ({ type, id })),
)
const shipped = (
  locale: (typeof LOCALES)[number],
  type: (typeof RECORD_TYPES)[number],
  id: string,
) => shippedInAll[locale][type][id] as unknown as Json

describe.each(records)('the translation of $type $id', ({ type, id }) => {
  const english = shipped('en', type, id)
  const form = formOf(type, english)
  const texts = translationForm(form, type)

  test.each(LOCALES)(
    'into %s comes back from its form with everything else as in English',
    (locale) => {
      const translation = completedRecord({ type, form, english }, shipped(locale, type, id))
      expect(recordSchemas[type].safeParse(translation).error).toBeUndefined()
      const read = readRecordForm(texts, sentForm(texts, translation))
      expect(completedRecord({ type, form, english }, read)).toEqual(translation)
    },
  )

  test('begins without a word, and with as many entries', () => {
    const blank = completedRecord({ type, form, english }, blankTranslation(form, english) ?? null)
    const filled = leavesOf(texts, blank).filter(
      ({ field, value }) =>
        field.kind !== 'fixed' && value !== '' && value !== null && value !== undefined,
    )
    expect(filled).toEqual([])
    expect(leavesOf(texts, blank)).toHaveLength(leavesOf(texts, english).length)
  })
})

test('asks for words only', () => {
  const labelsOf = (type: 'service' | 'notice' | 'firm' | 'question') =>
    sharedLabels(formOf(type, {}), type)
  expect(labelsOf('notice')).toEqual([
    'Where it is shown',
    'First day',
    'Last day',
    'Source',
    'To be reviewed by',
  ])
  expect(labelsOf('question')).toEqual(['Page', 'Section of that page', 'Place in its list'])
  expect(labelsOf('firm')).toContain('Telephone')
  const faq = shipped('en', 'page', 'faq')
  const sections = translationForm(formOf('page', faq), 'page').fields.find(
    ([key]) => key === 'sections',
  )?.[1]
  if (sections?.kind !== 'list' || sections.item.kind !== 'group')
    throw new Error('A list of sections')
  expect(sections.item.fields.map(([key]) => key)).toEqual(['id', 'title', 'more'])
  // Nobody could say to which questions a further one belongs.
  const count = (at(faq, 'sections') as Json[]).length
  expect(mostEntries(sections, at(faq, 'sections'))).toBe(count)
})
