import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DraftOutcome } from '#app/features/post-editor/drafts/autosave.ts'
import {
  createDraftSession,
  type FormText,
} from '#app/features/post-editor/drafts/draft-session.ts'
import type { BrowserDrafts } from '#app/features/post-editor/drafts/browser-drafts.ts'
import type { DraftMeta, StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

type World = {
  form: FormText
  response: DraftOutcome
  hasRoom: boolean
  readingTakes: number
}

function open({ continues = [], ...changes }: Partial<World> & { continues?: string[] } = {}) {
  const fixture: World = {
    form: { fields: { content: 'As it was saved' }, version: 3 },
    response: { kind: 'kept', savedAt: new Date(0) },
    hasRoom: true,
    readingTakes: 0,
    ...changes,
  }
  const here = new Map<string, StoredDraft>()
  const writings: number[] = []
  const sent: (DraftMeta & { content: string | undefined })[] = []
  let spent = 0
  const drafts: BrowserDrafts = {
    keep(draft) {
      writings.push(Date.now())
      if (fixture.hasRoom) here.set(draft.id, draft)
      return fixture.hasRoom
    },
    list: () => [...here.values()],
    discard: ({ id }) => void here.delete(id),
    expire: () => {},
  }
  const draftSession = createDraftSession({
    place: { id: 'mine', postId: 'post' },
    continues,
    drafts,
    read() {
      spent += fixture.readingTakes
      return fixture.form
    },
    send: async (note, { content }) => {
      sent.push({ ...note, content })
      return fixture.response
    },
    now: () => new Date(Date.now()),
    steady: () => Date.now() + spent,
    setTimeout: (work, ms) => setTimeout(work, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
  })
  const type = (content: string) => {
    fixture.form = { ...fixture.form, fields: { content } }
    draftSession.changed()
  }
  const contentHere = (id = 'mine') => here.get(id)?.fields['content']
  const asks = () => [draftSession.wouldLose('within-desk'), draftSession.wouldLose('closing')]
  return { fixture, draftSession, sent, here, writings, type, contentHere, asks }
}

const aLeftDraft = (): StoredDraft => ({
  id: 'left',
  postId: 'post',
  version: 2,
  counter: 40,
  savedAt: new Date(0),
  fields: { content: 'Left on Friday' },
})

test('every character is kept in the browser at once, and on the server in a moment', async () => {
  const { draftSession, sent, type, contentHere } = open()
  for (const content of ['O', 'On', 'One']) {
    type(content)
    expect(contentHere()).toBe(content)
  }
  expect(draftSession.state()).toEqual({ server: { kind: 'waiting' }, isHere: true })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([{ postId: 'post', version: 3, counter: 3, continues: [], content: 'One' }])
  expect(draftSession.state().server.kind).toBe('kept')
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
  const { draftSession, type, contentHere, writings } = open({ readingTakes: 30 })
  for (let sign = 1; sign <= 100; sign += 1) {
    type(`${sign} signs`)
    await vi.advanceTimersByTimeAsync(10)
  }
  // A tenth of a second's work in a second of typing.
  expect(writings.length).toBeLessThanOrEqual(9)
  expect(writings.length).toBeGreaterThan(1)
  draftSession.leave()
  expect(contentHere()).toBe('100 signs')
})

test('there is nothing to lose before something was typed, nor when it is kept', async () => {
  const { type, asks } = open()
  expect(asks()).toEqual([false, false])
  type('One')
  expect(asks()).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asks()).toEqual([false, false])
})

test.each([
  { kind: 'unreachable' },
  { kind: 'refused', message: 'Too long.' },
  { kind: 'signed-out' },
] as const)(
  '$kind: who closes the tab is asked; who stays at the dashboard is not',
  async (response) => {
    const { type, asks } = open({ response })
    type('One')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asks()).toEqual([false, true])
  },
)

test('where the browser has no room, text is there to lose until the server has it', async () => {
  const { draftSession, type, asks } = open({ hasRoom: false })
  type('One')
  expect(draftSession.state().isHere).toBe(false)
  expect(asks()).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asks()).toEqual([false, false])
})

test('another copy that is taken up comes in its place, and what was typed before becomes a copy of its own', async () => {
  const { fixture, draftSession, here, sent, type, contentHere } = open()
  const left = aLeftDraft()
  here.set('left', left)
  type('Begun anew')
  draftSession.takeUp(left, 'spare', () => (fixture.form = { fields: left.fields, version: 2 }))
  expect([contentHere('spare'), contentHere('mine'), contentHere('left')]).toEqual([
    'Begun anew',
    'Left on Friday',
    undefined,
  ])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.at(-1)).toMatchObject({ version: 2, continues: ['left'], content: 'Left on Friday' })
  type('Left on Friday, and on')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent.at(-1)).toMatchObject({ continues: [], content: 'Left on Friday, and on' })
})

test('a copy that is taken up stays where it is when the browser has no room for another', () => {
  const { fixture, draftSession, here } = open({ hasRoom: false })
  const left = aLeftDraft()
  here.set('left', left)
  draftSession.takeUp(left, 'spare', () => (fixture.form = { fields: {}, version: 2 }))
  expect(here.has('left')).toBe(true)
})

test('once the post is saved the copy is gone; what was typed during the save is not', async () => {
  const { fixture, draftSession, sent, type, contentHere, here } = open()
  type('One')
  const pressed = fixture.form
  await draftSession.hold()
  draftSession.saved(pressed)
  expect([...here]).toEqual([])

  const other = open()
  other.type('One')
  const pressedThere = other.fixture.form
  await other.draftSession.hold()
  other.type('One, and two while it was saved')
  other.draftSession.saved(pressedThere)
  expect(other.contentHere()).toBe('One, and two while it was saved')
  expect(other.here.get('mine')?.version).toBe(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent, other.sent]).toEqual([[], []])
  expect(contentHere()).toBeUndefined()
})

test('once the post is saved the copy that it began with is gone from the browser as well', () => {
  const { fixture, draftSession, here } = open({ continues: ['left'] })
  here.set('left', aLeftDraft())
  draftSession.saved(fixture.form)
  expect([...here]).toEqual([])
})

test('a form that is gone has sent what it had', async () => {
  const { draftSession, sent, type } = open()
  type('One')
  draftSession.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ content }) => content)).toEqual(['One'])
})
