import { expect, test } from 'vitest'
import { createLocalCopies } from '#app/features/blog/local-copies.ts'
import type { WorkingCopy } from '#app/features/blog/working-copy.ts'
import { aStorage } from '#test/factories/storage.ts'

const NOW = new Date(Date.UTC(2026, 10, 22, 9))
const DAY_MS = 86_400_000

const open = (storage: Storage | null, userId = 'anna') =>
  createLocalCopies(storage, { userId, now: () => NOW })
const aCopy = (changes: Partial<WorkingCopy> = {}): WorkingCopy => ({
  id: 'one',
  postId: 'post',
  version: 3,
  counter: 7,
  savedAt: NOW,
  fields: { title: 'Half a title', content: 'One\nTwo 🗽' },
  ...changes,
})
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

test('a copy is found again by another page of the same account, and only there', () => {
  const storage = aStorage()
  expect(open(storage).keep(aCopy())).toBe(true)
  expect(open(storage).list('post')).toEqual([aCopy()])
  expect(open(storage).list('another post')).toEqual([])
  expect(open(storage).list(null)).toEqual([])
  expect(open(storage, 'berta').list('post')).toEqual([])
  // Nobody's name begins like another's.
  expect(open(storage, 'ann').list('post')).toEqual([])
})

test('the newest comes first, and what was saved is gone', () => {
  const copies = open(aStorage())
  copies.keep(aCopy({ id: 'one', postId: null, savedAt: ago(2) }))
  copies.keep(aCopy({ id: 'two', postId: null, savedAt: ago(1) }))
  copies.keep(aCopy({ id: 'one', postId: null, savedAt: NOW, fields: { title: 'Later' } }))
  expect(copies.list(null).map(({ id, fields }) => [id, fields['title']])).toEqual([
    ['one', 'Later'],
    ['two', 'Half a title'],
  ])
  copies.discard({ id: 'one', postId: null })
  expect(copies.list(null).map(({ id }) => id)).toEqual(['two'])
})

test('after thirty days a copy is thrown away, whoever made it; nothing else in the storage is touched', () => {
  const storage = aStorage()
  storage.setItem('writing-mode', 'rich')
  open(storage, 'berta').keep(aCopy({ savedAt: ago(31) }))
  open(storage).keep(aCopy({ savedAt: ago(29) }))
  storage.setItem('copy/anna/post/broken', '{')
  open(storage).expire(NOW)
  expect(open(storage, 'berta').list('post')).toEqual([])
  expect(open(storage).list('post')).toHaveLength(1)
  expect(storage.getItem('writing-mode')).toBe('rich')
  expect(storage.getItem('copy/anna/post/broken')).toBeNull()
})

test('where there is no room old copies make it, and where that does not help it says so', () => {
  const storage = aStorage(1_000)
  const copies = open(storage)
  copies.keep(aCopy({ id: 'old', savedAt: ago(40), fields: { content: 'x'.repeat(500) } }))
  expect(copies.keep(aCopy({ id: 'new', fields: { content: 'y'.repeat(500) } }))).toBe(true)
  expect(copies.list('post').map(({ id }) => id)).toEqual(['new'])
  expect(copies.keep(aCopy({ id: 'new', fields: { content: 'y'.repeat(5_000) } }))).toBe(false)
  // What was kept before is still there.
  expect(copies.list('post')[0]?.fields['content']).toBe('y'.repeat(500))
})

test('a browser that allows no storage keeps nothing and breaks nothing', () => {
  const copies = open(null)
  expect(copies.keep(aCopy())).toBe(false)
  expect(copies.list('post')).toEqual([])
  copies.discard(aCopy())
  copies.expire(NOW)
})

test('what cannot be read is no copy', () => {
  const storage = aStorage()
  for (const text of [
    '',
    '{',
    '{"version":1}',
    '{"version":1,"counter":1,"savedAt":1,"fields":{"a":1}}',
  ])
    storage.setItem(`copy/anna/post/${text.length}`, text)
  expect(open(storage).list('post')).toEqual([])
})
