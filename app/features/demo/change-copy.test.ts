import { expect, test } from 'vitest'
import {
  addToCopy,
  changeInCopy,
  removeFromCopy,
  saveInCopy,
} from '#app/features/demo/change-copy.ts'
import { aPostInput } from '#test/factories/posts.ts'

const MONDAY = new Date('2026-11-23T12:00:00Z')
const TUESDAY = new Date('2026-11-24T12:00:00Z')
const idOf = (number: number) => `00000000-0000-4000-8000-00000000010${number}`

const withPosts = (...titles: string[]) =>
  titles.reduce(
    (posts, title, index) =>
      addToCopy(posts, aPostInput({ title }), { id: idOf(index), at: MONDAY }).posts,
    [] as ReturnType<typeof addToCopy>['posts'],
  )

test('a new post is a draft of its first version, with an address made of its title', () => {
  const { value } = addToCopy([], aPostInput(), { id: idOf(0), at: MONDAY })
  expect(value).toMatchObject({
    id: idOf(0),
    slug: 'what-a-receipt-notice-tells-you',
    published: false,
    publishedAt: null,
    version: 1,
    createdAt: MONDAY,
    sample: false,
  })
})

test('two posts of one title get two addresses', () => {
  const posts = withPosts('The same title', 'The same title', 'The same title')
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
    'the-same-title',
    'the-same-title-2',
    'the-same-title-3',
  ])
})

test('an update raises the version and keeps what is not of the form', () => {
  const posts = withPosts('Before the change')
  const input = aPostInput({ title: 'After the change', published: true })
  const saved = saveInCopy(posts, { id: idOf(0), seenVersion: 1, at: TUESDAY }, input)
  if (!saved.ok) throw new Error('refused')
  expect(saved.value.value).toMatchObject({
    title: 'After the change',
    slug: 'after-the-change',
    version: 2,
    createdAt: MONDAY,
    updatedAt: TUESDAY,
    publishedAt: TUESDAY,
  })
  expect(saved.value.posts).toHaveLength(1)
})

test('the address of a post that readers know stays when its title changes', () => {
  const published = addToCopy([], aPostInput({ title: 'Known to readers', published: true }), {
    id: idOf(0),
    at: MONDAY,
  })
  const input = aPostInput({ title: 'Another title', published: true })
  const saved = saveInCopy(published.posts, { id: idOf(0), seenVersion: 1, at: TUESDAY }, input)
  expect(saved.ok && saved.value.value.slug).toBe('known-to-readers')
  expect(saved.ok && saved.value.value.publishedAt).toEqual(MONDAY)
})

test('what another tab has saved is not saved over unseen', () => {
  const posts = withPosts('Open in two tabs')
  const first = saveInCopy(posts, { id: idOf(0), seenVersion: 1, at: TUESDAY }, aPostInput())
  if (!first.ok) throw new Error('refused')
  const place = { id: idOf(0), seenVersion: 1, at: TUESDAY }
  expect(saveInCopy(first.value.posts, place, aPostInput())).toMatchObject({
    ok: false,
    problem: { kind: 'changed', current: { version: 2 } },
  })
  expect(saveInCopy([], place, aPostInput())).toMatchObject({ problem: { kind: 'missing' } })
})

test('a deleted post is gone, and an unknown one cannot be deleted', () => {
  const posts = withPosts('Stays here', 'Goes away')
  const removed = removeFromCopy(posts, idOf(1))
  expect(removed.ok && removed.value.map(({ title }) => title)).toEqual(['Stays here'])
  expect(removeFromCopy(posts, idOf(5))).toEqual({ ok: false, problem: 'missing' })
})

test('several posts change at once, but not one that was saved since it was shown', () => {
  const posts = withPosts('First of two', 'Second of two')
  const chosen = [
    { id: idOf(0), version: 1 },
    { id: idOf(1), version: 7 },
    { id: idOf(5), version: 1 },
  ]
  const { posts: changed, value } = changeInCopy(posts, { act: 'publish', chosen, at: TUESDAY })
  expect(value).toEqual({
    act: 'publish',
    done: 1,
    refused: [
      { id: idOf(1), title: 'Second of two', reason: 'changed' },
      { id: idOf(5), title: null, reason: 'missing' },
    ],
  })
  expect(changed.map(({ published }) => published)).toEqual([false, true])
  expect(changed.at(1)).toMatchObject({ version: 2, publishedAt: TUESDAY })
  const trashed = changeInCopy(posts, { act: 'trash', chosen, at: TUESDAY })
  expect(trashed.posts.map(({ title }) => title)).toEqual(['Second of two'])
})
