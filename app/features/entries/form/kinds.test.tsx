import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { editList, parseListEdit } from '#app/features/entries/form/edit-list.ts'
import { labelledProblem } from '#app/features/entries/form/field-label.ts'
import { isSame, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { RecordFields } from '#app/features/content-editor/ui/record-fields.tsx'
import {
  completedRecord,
  translationForm,
} from '#app/features/content-editor/translations/translation-form.ts'
import { changesSince } from '#app/features/content-editor/translations/translation-rows.ts'
import { page, pages, pageForm as form, section, stepsOf, textOf } from '#test/factories/pages.ts'
import { sentForm } from '#test/factories/record-form.ts'

const read = (value: Json) => readRecordForm(form, sentForm(form, value))

test('a section without an anchor has that of its title, and keeps it', () => {
  expect(read(page(textOf('')))).toEqual(page(textOf('')))
  const entry = { ...textOf(''), title: 'Who’s Élise?' }
  expect(read(page(entry))).toEqual(page({ ...entry, id: 'whos-elise' }))
  const kept = { ...entry, id: 'who-may-ask' }
  expect(read(page(kept))).toEqual(page(kept))
})

test('the form of a list of several kinds shows them folded, with a button for each kind', () => {
  const value = page(textOf('why'), stepsOf('how', 'Write'), {})
  const html = renderToStaticMarkup(
    <RecordFields form={form} value={value} problems={new Map()} focus="sections.1" />,
  )
  expect(html.match(/<details class="recordentry"[^>]*>/g)).toEqual([
    '<details class="recordentry">',
    '<details class="recordentry" open="">',
    '<details class="recordentry">',
  ])
  expect(html).toContain('name="field.sections.1.kind" value="steps"')
  expect(html).toContain('value="add:sections:text"')
})

test('a list of several kinds comes back from its form', () =>
  assert(property(pages, (value) => isSame(read(value), value))))

test('an unknown kind is kept out, and what an older form does not say is as stored', () => {
  const stored = page(stepsOf('how', 'Write'), textOf('why'))
  const sent = sentForm(form, stored)
  sent.set('field.sections.0.kind', '__proto__')
  sent.delete('field.sections.1.kind')
  sent.delete('field.sections.1.id')
  sent.set('field.sections.1.text', 'Other words')
  const typed = readRecordForm(form, sent, stored)
  expect(typed).toEqual(page({}, textOf('why', 'Other words')))
  expect(section.safeParse({}).success).toBe(false)
})

test('its fields are named by their kinds', () => {
  const value = page(textOf('why'), stepsOf('how', 'Write'))
  const labels = leavesOf(form, value).map((leaf) => leaf.labels.join(', '))
  expect(labels).toContain('Sections, Section 1, Text, Text')
  expect(labels).toContain('Sections, Section 2, Steps, Steps, Step 1, Title')
  const problem = { path: 'sections.1.items.0.title', message: 'Please fill this in.' }
  expect(labelledProblem(form, value, problem)).toBe(
    'Sections, Section 2, Steps, Steps, Step 1, Title: Please fill this in.',
  )
})

describe('a press', () => {
  const value = page(textOf('why'), stepsOf('how', 'Write'))
  const press = (edit: string) => {
    const parsed = parseListEdit(edit)
    return parsed && editList(form, value, parsed)
  }

  test('adds an entry of its kind, or one inside an entry, and moves entries of any kind', () => {
    const blank = { kind: 'steps', id: '', title: '', items: [] }
    expect(press('add:sections:steps')).toEqual({
      value: page(textOf('why'), stepsOf('how', 'Write'), blank),
      focus: 'sections.2',
    })
    expect(press('add:sections.1.items')?.value).toEqual(
      page(textOf('why'), stepsOf('how', 'Write', '')),
    )
    expect(press('up:sections.1')).toEqual({
      value: page(stepsOf('how', 'Write'), textOf('why')),
      focus: 'sections.0',
    })
  })

  test.each([
    'add:sections',
    'add:sections:kind',
    'add:sections:__proto__',
    'add:sections.0.items',
  ])('%s changes nothing', (edit) => expect(press(edit)).toBeNull())
})

describe('a translation', () => {
  const english = page(textOf('b'), textOf('a'), stepsOf('c', 'Write'), textOf('new'))
  const translated = { type: 'page', form, english } as const
  const texts = translationForm(form, 'page')
  const inSpanish = (id: string, kind = 'text') => ({
    kind,
    id,
    title: `Es ${id}`,
    text: `Es ${id}`,
  })

  test('has the English sections in their order, each with its words or blank', () => {
    const sent = page(inSpanish('a'), inSpanish('b'), inSpanish('c'), inSpanish('gone'))
    const typed = readRecordForm(texts, sentForm(texts, sent))
    expect(completedRecord(translated, typed)).toEqual(
      page(
        inSpanish('b'),
        inSpanish('a'),
        { ...stepsOf('c', ''), title: '' },
        { ...textOf('new', ''), title: '' },
      ),
    )
  })

  test('is not out of date because the English sections stand in another order', () => {
    const translation = { english, form }
    const opened = { key: { type: 'page' }, form: texts, translation } as unknown as OpenedRecord
    const [b, ...others] = (english as { sections: Json[] }).sections
    const since = (...earlier: Json[]) => changesSince(opened, page(...earlier))
    expect(since(...others, b ?? null)).toEqual([])
    expect(since(...others, textOf('b', 'Earlier words')).map(({ path }) => path)).toEqual([
      'sections.0.text',
    ])
  })

  test('keeps the words of a section whose anchor is another now', () => {
    const sent = page(inSpanish('b'), inSpanish('before'), stepsOf('c', 'Es'), textOf('new', ''))
    const completed = completedRecord(translated, sent) as { sections: Json[] }
    expect(completed.sections[1]).toEqual({
      ...inSpanish('a'),
      title: 'Es before',
      text: 'Es before',
    })
  })

  test.each(['add:sections:text', 'up:sections.1', 'remove:sections.1'])(
    'is not changed by %s',
    (edit) => {
      const parsed = parseListEdit(edit)
      expect(parsed && editList(texts, completedRecord(translated, english), parsed)).toBeNull()
      expect(parsed && editList(form, english, parsed)).not.toBeNull()
    },
  )
})
