import { expect, test } from 'vitest'
import {
  changedFields,
  comparingFieldsTask,
} from '#app/features/content-editor/editing/compare-records.ts'
import type { GroupField } from '#app/features/entries/form/form-field.ts'

const form: GroupField = {
  kind: 'group',
  label: 'Page',
  empty: 'required',
  fields: [
    ['title', { kind: 'line', label: 'Title', empty: 'required' }],
    ['text', { kind: 'markdown', label: 'Text', empty: 'required' }],
  ],
}
const earlier = { title: '*Fees*', text: '*All* fees' }
const later = { title: '*Costs*', text: '*All* costs' }

test('for readers, what is written in Markdown is compared as it reads, too', () => {
  const fields = changedFields(form, earlier, later, { isForReading: true })
  const [title, text] = comparingFieldsTask.run(fields)
  expect(title).not.toHaveProperty('html')
  expect(text).toMatchObject({
    label: 'Text',
    html: expect.stringContaining('<em>All</em>'),
    parts: [{ text: '*All* ' }, { kind: 'removed', text: 'fees' }, { text: 'costs' }],
  })
})

test('beside the form it is compared as it is written', () => {
  const fields = changedFields(form, earlier, later, { isForReading: false })
  const [, text] = comparingFieldsTask.run(fields)
  expect(text).not.toHaveProperty('html')
})
