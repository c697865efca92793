import { expect, test } from 'vitest'
import {
  differingFields,
  readStoredFields,
  storedFieldsOf,
  parseStoredFields,
  withStoredFields,
} from '#app/features/posts/stored-fields.ts'
import { aPostForm } from '#test/factories/posts.ts'

test('every text of the form is kept, also of a field that comes later; what says where it belongs is not', () => {
  const kept = { title: 'A title', published: 'on', reviewedBy: 'Berta' }
  const place = { submission: 'a', version: '3', drafts: 'b', file: new File(['x'], 'x.jpg') }
  const form = Object.entries({ ...place, ...kept, content: 'One\r\nTwo' })
  expect(readStoredFields(form)).toEqual({ ...kept, content: 'One\nTwo' })
})

test('a form comes back as it was kept, with its boxes', () => {
  for (const published of [true, false]) {
    const written = aPostForm({ title: 'Kept', published })
    const saved = aPostForm({ published: !published })
    expect(withStoredFields(saved, storedFieldsOf(written))).toEqual(written)
  }
  const { excerpt: _, ...older } = storedFieldsOf(aPostForm({ excerpt: 'Gone' }))
  expect(withStoredFields(aPostForm(), older).excerpt).toBe(aPostForm().excerpt)
})

test('only what would be saved differently is a difference', () => {
  const form = aPostForm({ content: 'One\nTwo', categories: 'Visa, Fees' })
  const fields = storedFieldsOf(form)
  expect(differingFields(form, fields)).toEqual([])
  const same = { ...fields, content: 'One\r\nTwo\n ', categories: 'Visa,Fees,' }
  expect(differingFields(form, same)).toEqual([])
  const other = { ...fields, content: 'One\n Two', published: 'on' }
  expect(differingFields(form, other)).toEqual(['content', 'published'])
})

test('a copy that cannot be read is an empty one', () => {
  for (const stored of ['', '{', 'null', '"text"', '[1]'])
    expect(parseStoredFields(stored)).toEqual({})
  expect(parseStoredFields('{"title":"A","number":1}')).toEqual({ title: 'A' })
})
