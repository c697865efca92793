import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { tellRecordDraft, valueOfDraft } from '#app/features/content-editor/editing/tell-draft.ts'
import { isStorable, readStoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { editList } from '#app/features/entries/form/edit-list.ts'
import type { GroupField, Json } from '#app/features/entries/form/form-field.ts'
import { ALL_RECORDS, replaced } from '#test/factories/content-edits.ts'
import { sentForm } from '#test/factories/record-form.ts'

const ALL = ALL_RECORDS.map(({ key, data }) => [`${key.type}/${key.id}`, key.type, data] as const)
const typedIn = (form: GroupField, value: Json) => readStoredFields(sentForm(form, value))

test.each(ALL)(
  'unsaved text of %s comes back whole, and is offered once it differs',
  (_, type, data) => {
    const saved = { form: formOf(type, data), value: data }
    const fields = typedIn(saved.form, data)
    expect(isStorable({ ...fields, base: JSON.stringify(data) })).toBe(true)
    expect(valueOfDraft(saved, fields)).toEqual(data)
    const tell = tellRecordDraft(saved)
    expect(tell(fields)).toBeNull()
  },
)

test('a section that was added, moved or removed is part of it', () => {
  const value = shippedRecords.service['u-visa'] as unknown as Json
  const saved = { form: formOf('service', value), value }
  for (const edit of [
    { what: 'add', path: 'sections', kind: 'text' },
    { what: 'down', path: 'sections.0' },
    { what: 'remove', path: 'sections.1' },
  ] as const) {
    const edited = editList(saved.form, value, edit)?.value ?? null
    const fields = typedIn(saved.form, edited)
    expect(valueOfDraft(saved, fields)).toEqual(edited)
    expect(tellRecordDraft(saved)(fields)).not.toBeNull()
  }
})

test('its first new words say which text it is', () => {
  const value = shippedRecords.page.about as unknown as Json
  const form = formOf('page', value)
  const changed = replaced(value, ['subtitle'], 'Words of Anna')
  const fields = typedIn(form, changed)
  expect(tellRecordDraft({ form, value })(fields)).toEqual({
    title: '',
    firstWords: 'Words of Anna',
    fields,
  })
})
