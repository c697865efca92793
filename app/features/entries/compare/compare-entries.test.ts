import { describe, expect, test } from 'vitest'
import { changedFields, comparingTask } from '#app/features/entries/compare/compare-entries.ts'
import type { FormField, GroupField, Json } from '#app/features/entries/form/form-field.ts'

const line = (label: string): FormField => ({ kind: 'line', label, empty: 'required' })

const group = (label: string, fields: Record<string, FormField>): GroupField => ({
  kind: 'group',
  label,
  empty: 'required',
  fields: Object.entries(fields),
})

const list = (label: string, item: FormField): FormField => ({
  kind: 'list',
  label,
  empty: 'required',
  item,
  min: 0,
  max: 60,
})

describe('a text of an entry', () => {
  const form = group('', {
    title: line('Title'),
    text: { kind: 'markdown', label: 'Text', empty: 'required' },
  })
  const compare = (earlier: Json, later: Json, under: number | null = 2) =>
    comparingTask.run({ fields: changedFields(form, earlier, later), under })

  test('is compared only where it differs; Markdown reads as it is shown, other fields are plain', () => {
    const earlier = { title: '**One**', text: '# Fees\n\n*All* of them', gone: 'x' }
    const [title, text] = compare(earlier, { title: '**Two**', text: '# Fees\n\n*None* of them' })
    expect(title).toMatchObject({ label: 'Title', parts: [{ text: '**' }, {}, {}, {}] })
    expect(title).not.toHaveProperty('html')
    expect(text).toMatchObject({ html: expect.stringContaining('<h3 dir="auto">Fees</h3>') })
    expect(compare(earlier, earlier)).toEqual([])
  })

  test('is compared as it is written beside a form', () => {
    const [text] = compare({ title: 'Fees', text: 'a' }, { title: 'Fees', text: 'b' }, null)
    expect(text).not.toHaveProperty('html')
  })

  test('of which only the Markdown differs says so, and shows it', () => {
    const [text] = compare({ text: '# Fees\n\n*All*' }, { text: 'Fees\n====\n\n_All_' })
    expect(text).toHaveProperty('html', null)
    expect(text).toHaveProperty('parts.0', { kind: 'removed', text: '# ' })
  })
})

describe('the entries of a list', () => {
  const section = group('Section', {
    id: { kind: 'slug', label: 'Anchor', empty: 'required' },
    title: line('Title'),
  })
  const form = group('', {
    sections: list('Sections', section),
    lines: list('Lines', line('Line')),
  })
  const page = (...ids: string[]) => ({
    sections: ids.map((id) => ({ id, title: `About ${id}` })),
    lines: [],
  })
  const changes = (earlier: Json, later: Json) =>
    changedFields(form, earlier, later).map(({ label, texts }) => [label, ...texts])

  test('are the same ones by their anchors, wherever they stand', () => {
    expect(changes(page('a', 'b'), page('new', 'a', 'b'))).toEqual([
      ['Section 1', '', 'new\nAbout new'],
    ])
    expect(changes(page('a', 'b', 'c'), page('b', 'c'))).toEqual([['Section 1', 'a\nAbout a', '']])
  })

  test('are told to have moved, and what changed in them is compared with itself', () => {
    const moved = page('b', 'c', 'a')
    const sections = moved.sections.map((each) =>
      each.id === 'a' ? { ...each, title: 'About A' } : each,
    )
    expect(changes(page('a', 'b', 'c'), { ...moved, sections })).toEqual([
      ['Section 3, Place', '1', '3'],
      ['Section 3, Title', 'About a', 'About A'],
    ])
  })

  test('without ids are those that are the same, and by their places between them', () => {
    const lines = (...all: string[]) => ({ sections: [], lines: all })
    expect(changes(lines('One', 'Two', 'Three'), lines('Zero', 'One', 'Second', 'Three'))).toEqual([
      ['Line 1', '', 'Zero'],
      ['Line 3', 'Two', 'Second'],
    ])
  })
})
