import { describe, expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { editList, parseListEdit } from '#app/features/entries/form/edit-list.ts'
import { blankOf, type FormField, type Json } from '#app/features/entries/form/form-field.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { ALL_RECORDS, replaced } from '#test/factories/content-edits.ts'
import { sentForm } from '#test/factories/record-form.ts'

const ALL = ALL_RECORDS.map(({ key, data }) => [`${key.type}/${key.id}`, key.type, data] as const)

test.each(ALL)('the form of %s sends back the record that it was filled with', (_, type, data) => {
  const field = formOf(type, data)
  const read = readRecordForm(field, sentForm(field, data))
  expect(read).toEqual(data)
  expect(recordSchemas[type].safeParse(read).error).toBeUndefined()
})

test.each(ALL)('every field of %s has a label', (_, type, data) => {
  expect(unlabelled(formOf(type, data))).toEqual([])
})

function unlabelled(field: FormField, path = ''): string[] {
  const isNamed = path === '' || field.kind === 'fixed' || field.label !== ''
  const own = isNamed ? [] : [path]
  if (field.kind === 'list') return [...own, ...unlabelled(field.item, `${path}.0`)]
  if (field.kind === 'oneOf')
    return [...own, ...field.options.flatMap((option) => unlabelled(option, `${path}.0`))]
  if (field.kind !== 'group') return own
  return [...own, ...field.fields.flatMap(([key, inner]) => unlabelled(inner, `${path}.${key}`))]
}

test('what is not typed is null, absent or an empty text, as the schema has it', () => {
  const field = formOf('service', {})
  const read = readRecordForm(field, new FormData())
  expect(read).toMatchObject({ name: '', quickExit: false, hero: { title: '' }, sections: [] })
  expect(read).not.toHaveProperty('image')
  expect(readRecordForm(formOf('question', {}), new FormData())).toMatchObject({ link: null })
})

test('what the form lacks stays as it is stored', () => {
  const stored: Json = replaced(shippedRecords.service.citizenship as unknown as Json, ['order'], 1)
  const field = formOf('service', stored)
  const sent = sentForm(field, replaced(stored, ['slug'], 'naturalization'))
  for (const name of Array.from(sent.keys()))
    if (/^field\.(?:topics|faqSection|sections)/.test(name)) sent.delete(name)
  const changed = replaced(stored, ['slug'], 'naturalization')
  expect(readRecordForm(field, sent, stored)).toEqual(changed)
  expect(readRecordForm(field, sent)).not.toHaveProperty('faqSection')
})

test('addresses lose signs that nobody sees, and no other text does', () => {
  const field = formOf('firm', ALL_RECORDS.find(({ key }) => key.type === 'firm')?.data ?? {})
  const form = new FormData()
  form.set('field.name', 'Ana\u200dna')
  form.set('field.email', 'hello@exa\u200bmple.com.')
  form.set('field.socials.length', '1')
  form.set('field.socials.0.url', '\u202ahttps://x.com/\u00a0firm\ufeff')
  expect(readRecordForm(field, form)).toMatchObject({
    name: 'Ana\u200dna',
    email: 'hello@example.com',
    socials: [{ url: 'https://x.com/firm' }],
  })
  form.set('field.text', 'A te\u00adxt, [a link](https://us\u200bcis.gov)')
  const text = { kind: 'markdown', label: 'Text', empty: 'required' } as const
  const page = {
    kind: 'group',
    label: 'Page',
    empty: 'required',
    fields: [['text', text]],
  } as const
  expect(readRecordForm(page, form)).toMatchObject({
    text: 'A te\u00adxt, [a link](https://uscis.gov)',
  })
})

test('a number that is none stays as typed, and its problem is a sentence', () => {
  const form = new FormData()
  form.set('field.order', 'soon')
  const read = readRecordForm(formOf('term', {}), form)
  const office = readRecordForm(formOf('office', {}), form)
  expect(office).toMatchObject({ order: 'soon' })
  const problems = recordSchemas.office.safeParse(office).error?.issues
  expect(problems?.find(({ path }) => path[0] === 'order')?.message).toMatch(/whole number/)
  expect(read).not.toHaveProperty('order')
})

test.each([
  ['name', 'Name: Please fill this in.'],
  ['admissions.1.year', 'Bar admissions, Admission 2, Year of admission: Please fill this in.'],
  ['reviewedOn', 'Please fill this in.'],
])('a problem at %s names its field', (path, expected) => {
  const problem = { path, message: 'Please fill this in.' }
  expect(labelledProblem(formOf('person', {}), {}, problem)).toBe(expected)
})

test('a forged length makes no long list', () => {
  const form = new FormData()
  form.set('field.alsoCalled.length', '1e9')
  const { alsoCalled } = readRecordForm(formOf('term', {}), form) as { alsoCalled: Json[] }
  expect(alsoCalled.length).toBeLessThan(1_000)
})

describe('a list', () => {
  const field = formOf('menu', {})
  const entry = (name: string) => ({ name, path: '/' })
  const menu = { items: [entry('A'), entry('B'), entry('C')] }
  const names = (edit: string) => {
    const parsed = parseListEdit(edit)
    const edited = parsed && editList(field, menu, parsed)
    if (!edited) return null
    const { items } = edited.value as typeof menu
    return [items.map(({ name }) => name).join(''), edited.focus]
  }

  test('gets a new entry, loses one, and is put in another order', () => {
    expect(names('add:items')).toEqual(['ABC', 'items.3'])
    expect(names('remove:items.1')).toEqual(['AC', 'items.1'])
    expect(names('remove:items.2')).toEqual(['AB', 'items.1'])
    expect(names('up:items.1')).toEqual(['BAC', 'items.0'])
    expect(names('down:items.1')).toEqual(['ACB', 'items.2'])
  })

  test.each([
    'up:items.0',
    'down:items.2',
    'remove:items.9',
    'add:name',
    'add:__proto__',
    'x:items',
  ])('is not changed by %s', (edit) => expect(names(edit)).toBeNull())

  test('that may be missing begins with its first entry', () => {
    const service = formOf('service', {})
    const made = editList(service, blankOf(service), { what: 'add', path: 'topics' })
    expect(made?.value).toMatchObject({ topics: [''] })
  })
})
