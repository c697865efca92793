import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftOutcome } from '#app/features/post-editor/drafts/autosave.ts'
import {
  createDraftSession,
  type FormText,
} from '#app/features/post-editor/drafts/draft-session.ts'
import type { BrowserDrafts } from '#app/features/post-editor/drafts/browser-drafts.ts'
import type { DraftMeta, StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

type World = {
  form: FormText
  response: DraftOutcome
  hasRoom: boolean
  readingTakes: number
}

function open({ continues = [], ...changes }: Partial<World> & { continues?: string[] } = {}) {
  const fixture: World = {
    form: { fields: { content: 'As it was saved' }, version: 3 },
    response: { kind: 'saved', savedAt: new Date(0) },
    hasRoom: true,
    readingTakes: 0,
    ...changes,
  }
  const here = new Map<string, StoredDraft>()
  const sent: (DraftMeta & { content: string | undefined })[] = []
  let spent = 0
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + spent)
  const store = vi.fn<BrowserDrafts['store']>((draft) => {
    if (fixture.hasRoom) here.set(draft.id, draft)
    return fixture.hasRoom
  })
  const discard: BrowserDrafts['discard'] = ({ id }) => void here.delete(id)
  const draftSession = createDraftSession({
    place: { id: 'mine', postId: 'post' },
    continues,
    drafts: { store, discard, list: () => [...here.values()], expire: () => {} },
    read() {
      spent += fixture.readingTakes
      return fixture.form
    },
    send: async (note, { content }) => {
      sent.push({ ...note, content })
      return fixture.response
    },
  })
  const type = (content: string) => {
    fixture.form = { ...fixture.form, fields: { content } }
    draftSession.changed()
  }
  const contentHere = (id = 'mine') => here.get(id)?.fields['content']
  const asks = () => [draftSession.wouldLose('within-desk'), draftSession.wouldLose('closing')]
  return { fixture, draftSession, sent, here, store, type, contentHere, asks }
}

function aLeftDraft(): StoredDraft {
  const fields = { content: 'Left on Friday' }
  return { id: 'left', postId: 'post', version: 2, counter: 40, savedAt: new Date(0), fields }
}

test('every character is kept in the browser at once, and on the server in a moment', async () => {
  const { draftSession, sent, type, contentHere } = open()
  for (const content of ['O', 'On', 'One']) {
    type(content)
    expect(contentHere()).toBe(content)
  }
  expect(draftSession.state()).toEqual({ server: { kind: 'waiting' }, isHere: true })
  await pass(2_000)
  expect(sent).toEqual([{ postId: 'post', version: 3, counter: 3, continues: [], content: 'One' }])
  expect(draftSession.state().server.kind).toBe('saved')
})

test('a machine that stalls for a moment costs no sign', async () => {
  const { fixture, type, contentHere } = open()
  type('One')
  fixture.readingTakes = 500
  type('One, and a stall')
  fixture.readingTakes = 0
  type('One, and a stall, and on')
  expect(contentHere()).toBe('One, and a stall, and on')
})

test('a text that takes long to write out does not make typing wait, and is not forgotten', async () => {
  const { draftSession, type, contentHere, store } = open({ readingTakes: 30 })
  for (let sign = 1; sign <= 100; sign += 1) {
    type(`${sign} signs`)
    await pass(10)
  }
  // A tenth of a second's work in a second of typing.
  expect(store.mock.calls.length).toBeLessThanOrEqual(9)
  expect(store.mock.calls.length).toBeGreaterThan(1)
  draftSession.leave()
  expect(contentHere()).toBe('100 signs')
})

test.each([
  [false, { kind: 'saved', savedAt: new Date(0) }],
  [true, { kind: 'unreachable' }],
  [true, { kind: 'refused', message: 'Too long.' }],
  [true, { kind: 'signed-out' }],
] as const)('whether closing the tab is asked about: %s for %j', async (isAsked, response) => {
  const { type, asks } = open({ response })
  expect(asks()).toEqual([false, false])
  type('One')
  expect(asks()).toEqual([false, false])
  await pass(2_000)
  expect(asks()).toEqual([false, isAsked])
})

test('where the browser has no room, text is there to lose until the server has it', async () => {
  const { draftSession, type, asks } = open({ hasRoom: false })
  type('One')
  expect(draftSession.state().isHere).toBe(false)
  expect(asks()).toEqual([true, true])
  await pass(2_000)
  expect(asks()).toEqual([false, false])
})

test('another copy that is taken up comes in its place, and what was typed before becomes a copy of its own', async () => {
  const { fixture, draftSession, here, sent, type, contentHere } = open()
  const left = aLeftDraft()
  here.set('left', left)
  type('Begun anew')
  draftSession.takeUp(left, 'spare', () => (fixture.form = { fields: left.fields, version: 2 }))
  const copies = ['spare', 'mine', 'left'].map((id) => contentHere(id))
  expect(copies).toEqual(['Begun anew', 'Left on Friday', undefined])
  await pass(2_000)
  expect(sent.at(-1)).toMatchObject({ version: 2, continues: ['left'], content: 'Left on Friday' })
  type('Left on Friday, and on')
  await pass(2_000)
  expect(sent.at(-1)).toMatchObject({ continues: [], content: 'Left on Friday, and on' })
})

test('a copy that is taken up stays where it is when the browser has no room for another', () => {
  const { fixture, draftSession, here } = open({ hasRoom: false })
  const left = aLeftDraft()
  here.set('left', left)
  draftSession.takeUp(left, 'spare', () => (fixture.form = { fields: {}, version: 2 }))
  expect(here.has('left')).toBe(true)
})

test('once the post is saved the draft is gone, and the copy that it began with as well', async () => {
  const { fixture, draftSession, sent, type, here } = open({ continues: ['left'] })
  here.set('left', aLeftDraft())
  type('One')
  await draftSession.hold()
  draftSession.saved(fixture.form)
  await pass(60_000)
  expect([[...here], sent]).toEqual([[], []])
})

test('what was typed while the post was saved stays as a draft of the saved version', async () => {
  const { fixture, draftSession, sent, type, contentHere, here } = open()
  type('One')
  const pressed = fixture.form
  await draftSession.hold()
  type('One, and two while it was saved')
  draftSession.saved(pressed)
  await pass(60_000)
  expect(contentHere()).toBe('One, and two while it was saved')
  expect(here.get('mine')?.version).toBe(4)
  expect(sent).toEqual([])
})

test('a form that is gone has sent what it had', async () => {
  const { draftSession, sent, type } = open()
  type('One')
  draftSession.stop()
  await pass(0)
  expect(sent.map(({ content }) => content)).toEqual(['One'])
})
