import { expect, test } from 'vitest'
import { gatherCopies, isWorthOffering, offerCopy } from '#app/features/blog/found-copies.ts'
import { keepPostForm } from '#app/features/blog/kept-form.ts'
import type { WorkingCopy } from '#app/features/blog/working-copy.ts'
import { aPostForm } from '#test/factories/posts.ts'

const nobody: ReadonlySet<string> = new Set()
const aCopy = (id: string, counter: number, minute: number): WorkingCopy => ({
  id,
  postId: 'post',
  version: 1,
  counter,
  savedAt: new Date(minute * 60_000),
  fields: { title: ` ${id} ` },
})
const start = (found: WorkingCopy[], resumed: WorkingCopy | null = null) => ({
  userId: 'anna',
  copyId: 'mine',
  found: found.map(offerCopy),
  resumed: resumed && offerCopy(resumed),
})
const named = (copies: ReturnType<typeof gatherCopies>) =>
  copies.map(({ id, title, here }) => [id, title, here === null ? 'server' : 'here'])

test('of one text the newer copy is offered, wherever it is, and the newest text first', () => {
  const server = [aCopy('a', 5, 10), aCopy('b', 9, 20)]
  const here = [aCopy('a', 6, 11), aCopy('b', 9, 20), aCopy('c', 1, 30)]
  expect(named(gatherCopies(start(server), here, nobody))).toEqual([
    ['c', 'c', 'here'],
    ['b', 'b', 'server'],
    ['a', 'a', 'here'],
  ])
})

test('a form that is open in another tab is not lost, and neither is the one at hand', () => {
  const copies = [aCopy('mine', 5, 10), aCopy('open elsewhere', 5, 10), aCopy('left', 5, 10)]
  const living = new Set(['open elsewhere'])
  expect(named(gatherCopies(start(copies), copies, living))).toEqual([['left', 'left', 'server']])
})

test('what the form began with is not offered again, unless the browser has more of it', () => {
  const taken = aCopy('a', 5, 10)
  expect(gatherCopies(start([], taken), [taken], nobody)).toEqual([])
  expect(named(gatherCopies(start([], taken), [aCopy('a', 6, 11)], nobody))).toEqual([
    ['a', 'a', 'here'],
  ])
})

test('a copy that says what the post says is not worth a word', () => {
  const saved = aPostForm()
  const fields = keepPostForm(saved)
  expect(isWorthOffering(saved, { ...aCopy('a', 1, 1), fields })).toBe(false)
  const other = { ...fields, content: `${fields['content']} And more.` }
  expect(isWorthOffering(saved, { ...aCopy('a', 1, 1), fields: other })).toBe(true)
})
