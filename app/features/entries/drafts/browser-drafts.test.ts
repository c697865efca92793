import { expect, test } from 'vitest'
import { createBrowserDrafts } from '#app/features/entries/drafts/browser-drafts.ts'
import type { Draft } from '#app/features/entries/drafts/draft.ts'
import { DAY_MS } from '#app/platform/time.ts'
import { aStorage } from '#test/factories/storage.ts'

const NOW = new Date()

const open = (storage: Storage | null, userId = 'anna') => createBrowserDrafts(storage, userId)
const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  id: 'one',
  entry: 'post',
  version: 3,
  counter: 7,
  savedAt: NOW,
  fields: { title: 'Half a title', content: 'One\nTwo 🗽' },
  ...changes,
})
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

test('a copy is found again by another page of the same account, and only there', () => {
  const storage = aStorage()
  expect(open(storage).store(aDraft())).toBe(true)
  expect(open(storage).list('post')).toEqual([aDraft()])
  expect(open(storage).list('another post')).toEqual([])
  expect(open(storage).list(null)).toEqual([])
  expect(open(storage, 'berta').list('post')).toEqual([])
  // No user's name begins with another user's name.
  expect(open(storage, 'ann').list('post')).toEqual([])
})

test('what an earlier version has stored is still read, and a record has drafts of its own', () => {
  const storage = aStorage()
  const POST = '0197a9d4-0000-7000-8000-000000000001'
  const stored = { version: 3, counter: 7, savedAt: NOW.getTime(), fields: { title: 'Half' } }
  for (const key of [`copy/anna/${POST}/form`, 'copy/anna/new/form'])
    storage.setItem(key, JSON.stringify(stored))
  const drafts = open(storage)
  for (const entry of [POST, null])
    expect(drafts.list(entry)).toEqual([{ ...stored, savedAt: NOW, id: 'form', entry }])
  drafts.store(aDraft({ entry: 'page/about/en' }))
  drafts.store(aDraft({ entry: 'page/about/es', id: 'two' }))
  expect(drafts.list('page/about/en')).toEqual([aDraft({ entry: 'page/about/en' })])
})

test('a draft follows what is typed, and is gone once it was saved', () => {
  const drafts = open(aStorage())
  drafts.store(aDraft({ entry: null, savedAt: ago(2) }))
  drafts.store(aDraft({ id: 'two', entry: null, savedAt: ago(1) }))
  drafts.store(aDraft({ entry: null, fields: { title: 'Later' } }))
  const listed = drafts.list(null).map(({ id, fields }) => `${id}: ${fields['title']}`)
  expect(listed).toEqual(['one: Later', 'two: Half a title'])
  drafts.discard({ id: 'one', entry: null })
  expect(drafts.list(null).map(({ id }) => id)).toEqual(['two'])
})

test('after thirty days a copy is thrown away, anyone who made it, and so is what cannot be read; nothing else in the storage is touched', () => {
  const storage = aStorage()
  storage.setItem('writing-mode', 'rich')
  open(storage, 'berta').store(aDraft({ savedAt: ago(31) }))
  open(storage).store(aDraft({ savedAt: ago(29) }))
  const invalidField = '{"version":1,"counter":1,"savedAt":1,"fields":{"a":1}}'
  for (const text of ['', '{', '{"version":1}', invalidField])
    storage.setItem(`copy/anna/post/${text.length}`, text)
  expect(open(storage).list('post')).toHaveLength(1)
  open(storage).expire()
  expect(open(storage, 'berta').list('post')).toEqual([])
  expect(open(storage).list('post')).toHaveLength(1)
  expect(storage.getItem('writing-mode')).toBe('rich')
  expect(storage.getItem('copy/anna/post/1')).toBeNull()
})

test('where there is no room old copies make it, and where that does not help it says so', () => {
  const storage = aStorage(1_000)
  const drafts = open(storage)
  drafts.store(aDraft({ id: 'old', savedAt: ago(40), fields: { content: 'x'.repeat(500) } }))
  expect(drafts.store(aDraft({ id: 'new', fields: { content: 'y'.repeat(500) } }))).toBe(true)
  expect(drafts.list('post').map(({ id }) => id)).toEqual(['new'])
  expect(drafts.store(aDraft({ id: 'new', fields: { content: 'y'.repeat(5_000) } }))).toBe(false)
  expect(drafts.list('post')[0]?.fields['content']).toBe('y'.repeat(500))
})

test('a browser that allows no storage keeps nothing and breaks nothing', () => {
  const drafts = open(null)
  expect(drafts.store(aDraft())).toBe(false)
  expect(drafts.list('post')).toEqual([])
  drafts.discard(aDraft())
  drafts.expire()
})
