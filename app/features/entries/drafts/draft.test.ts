import { expect, test } from 'vitest'
import { type Draft, gatherDrafts, readDraftNote } from '#app/features/entries/drafts/draft.ts'

const nobody: ReadonlySet<string> = new Set()
const aDraft = (id: string, counter: number, minute: number): Draft => ({
  id,
  entry: 'post',
  version: 1,
  counter,
  savedAt: new Date(minute * 60_000),
  fields: { title: ` ${id} ` },
})
const offered = ({ id, counter, savedAt }: Draft) => ({
  id,
  counter,
  savedAt,
  title: id,
  firstWords: '',
})
const start = (found: Draft[], resumed: Draft | null = null) => ({
  draftId: 'mine',
  found: found.map(offered),
  resumed: resumed && offered(resumed),
})
const gather = (begun: ReturnType<typeof start>, here: Draft[], openForms = nobody) =>
  named(
    gatherDrafts(
      begun,
      here.map((draft) => ({ ...offered(draft), here: draft })),
      openForms,
    ),
  )
const named = (drafts: ReturnType<typeof gatherDrafts>) =>
  drafts.map(({ title, here }) => `${title}: ${here === null ? 'server' : 'here'}`)

test('of one text the newer copy is offered, wherever it is, and the newest text first', () => {
  const server = [aDraft('a', 5, 10), aDraft('b', 9, 20)]
  const here = [aDraft('a', 6, 11), aDraft('b', 9, 20), aDraft('c', 1, 30)]
  expect(gather(start(server), here)).toEqual(['c: here', 'b: server', 'a: here'])
})

test('a form that is open in another tab is not lost, and neither is the one at hand', () => {
  const drafts = [aDraft('mine', 5, 10), aDraft('open elsewhere', 5, 10), aDraft('left', 5, 10)]
  const openForms = new Set(['open elsewhere'])
  expect(gather(start(drafts), drafts, openForms)).toEqual(['left: server'])
})

test('what the form began with is not offered again, unless the browser has more of it', () => {
  const taken = aDraft('a', 5, 10)
  expect(gather(start([], taken), [taken])).toEqual([])
  expect(gather(start([], taken), [aDraft('a', 6, 11)])).toEqual(['a: here'])
})

test('an editor that was opened before an upgrade still names its post', () => {
  const note = { entry: 'a', version: 1, counter: 2, continues: [] }
  for (const name of ['entry', 'post'])
    expect(readDraftNote(new URLSearchParams(`version=1&counter=2&${name}=a`))).toEqual(note)
})
