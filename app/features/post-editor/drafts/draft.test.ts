import { expect, test } from 'vitest'
import {
  type Draft,
  gatherDrafts,
  isWorthOffering,
  offerDraft,
} from '#app/features/post-editor/drafts/draft.ts'
import { storedFieldsOf } from '#app/features/posts/stored-fields.ts'
import { aPostForm } from '#test/factories/posts.ts'

const nobody: ReadonlySet<string> = new Set()
const aDraft = (id: string, counter: number, minute: number): Draft => ({
  id,
  postId: 'post',
  version: 1,
  counter,
  savedAt: new Date(minute * 60_000),
  fields: { title: ` ${id} ` },
})
const start = (found: Draft[], resumed: Draft | null = null) => ({
  userId: 'anna',
  draftId: 'mine',
  found: found.map((draft) => offerDraft(aPostForm(), draft)),
  resumed: resumed && offerDraft(aPostForm(), resumed),
})
const named = (drafts: ReturnType<typeof gatherDrafts>) =>
  drafts.map(({ title, here }) => `${title}: ${here === null ? 'server' : 'here'}`)

test('of one text the newer copy is offered, wherever it is, and the newest text first', () => {
  const server = [aDraft('a', 5, 10), aDraft('b', 9, 20)]
  const here = [aDraft('a', 6, 11), aDraft('b', 9, 20), aDraft('c', 1, 30)]
  const gathered = named(gatherDrafts(aPostForm(), start(server), here, nobody))
  expect(gathered).toEqual(['c: here', 'b: server', 'a: here'])
})

test('a form that is open in another tab is not lost, and neither is the one at hand', () => {
  const drafts = [aDraft('mine', 5, 10), aDraft('open elsewhere', 5, 10), aDraft('left', 5, 10)]
  const openForms = new Set(['open elsewhere'])
  expect(named(gatherDrafts(aPostForm(), start(drafts), drafts, openForms))).toEqual([
    'left: server',
  ])
})

test('what the form began with is not offered again, unless the browser has more of it', () => {
  const taken = aDraft('a', 5, 10)
  expect(gatherDrafts(aPostForm(), start([], taken), [taken], nobody)).toEqual([])
  const gathered = gatherDrafts(aPostForm(), start([], taken), [aDraft('a', 6, 11)], nobody)
  expect(named(gathered)).toEqual(['a: here'])
})

test('a copy that says what the post says is not worth a word', () => {
  const saved = aPostForm()
  const fields = storedFieldsOf(saved)
  expect(isWorthOffering(saved, { ...aDraft('a', 1, 1), fields })).toBe(false)
  const other = { ...fields, content: `${fields['content']} And more.` }
  expect(isWorthOffering(saved, { ...aDraft('a', 1, 1), fields: other })).toBe(true)
})
