import { expect, test } from 'vitest'
import {
  formDataOf,
  parseStoredFields,
  readStoredFields,
} from '#app/features/entries/drafts/stored-fields.ts'

test('every text of the form is kept, also of a field that comes later; what says where it belongs, or answers a question, is not', () => {
  const kept = { title: 'A title', published: 'on', reviewedBy: 'Berta', base: '{}', asked: '' }
  const place = { submission: 'a', version: '3', drafts: 'b', file: new File(['x'], 'x.jpg') }
  const answers = { 'decide-title': 'mine', warned: 'yes' }
  const form = Object.entries({ ...place, ...answers, ...kept, content: 'One\r\nTwo' })
  expect(readStoredFields(form)).toEqual({ ...kept, content: 'One\nTwo' })
})

test('boxes of one name are kept together, and sent as they were kept', () => {
  const days = readStoredFields([...['1', '5'].map((day) => ['days', day] as const), ['on', 'on']])
  expect(days).toEqual({ days: '1 5', on: 'on' })
  expect(readStoredFields(formDataOf(days))).toEqual(days)
})

test('a copy that cannot be read is an empty one', () => {
  for (const stored of ['', '{', 'null', '"text"', '[1]'])
    expect(parseStoredFields(stored)).toEqual({})
  expect(parseStoredFields('{"title":"A","number":1}')).toEqual({ title: 'A' })
})
