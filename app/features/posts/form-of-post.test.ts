import { expect, test } from 'vitest'
import {
  differingFields,
  storedFieldsOf,
  withStoredFields,
} from '#app/features/posts/form-of-post.ts'
import { aPostForm } from '#test/factories/posts.ts'

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
