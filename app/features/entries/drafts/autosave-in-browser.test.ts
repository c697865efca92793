import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  openAutosave,
  pass,
  refused,
  saved,
  signedOut,
  unreachable,
} from '#test/factories/autosave.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Form = ReturnType<typeof openAutosave>
const asks = ({ autosave }: Form) => [
  autosave.wouldLose('within-dashboard'),
  autosave.wouldLose('closing'),
]

const left = {
  id: 'left',
  entry: 'post',
  version: 2,
  counter: 40,
  savedAt: new Date(0),
  fields: { content: 'Left on Friday' },
}

test('a computer that stalls once loses no character', () => {
  const { world, type, here } = openAutosave()
  type('One')
  world.readingMs = 500
  type('One, and a stall')
  world.readingMs = 0
  type('One, and a stall, and on')
  expect(here()).toEqual(['mine: One, and a stall, and on'])
})

test('a text that takes long to write does not make typing wait, and is not forgotten', async () => {
  const { world, autosave, storage, type, here } = openAutosave()
  const write = vi.spyOn(storage, 'setItem')
  world.readingMs = 30
  for (let count = 1; count <= 100; count += 1) {
    type(`${count} characters`)
    await pass(10)
  }
  // A tenth of a second's work in a second of typing.
  expect(write.mock.calls.length).toBeLessThanOrEqual(9)
  expect(write.mock.calls.length).toBeGreaterThan(1)
  autosave.leave()
  expect(here()).toEqual(['mine: 100 characters'])
})

test.each([
  ['saved', false, saved],
  ['unreachable', true, unreachable],
  ['refused', true, refused],
  ['signed out', true, signedOut],
])('closing the tab, %s: is it asked about? %s', async (_, isAsked, answer) => {
  const form = openAutosave({ answer })
  expect(asks(form)).toEqual([false, false])
  form.type()
  expect(asks(form)).toEqual([false, false])
  await form.typeAndPause()
  expect(asks(form)).toEqual([false, isAsked])
})

test('where the browser has no room, text is there to lose until the server has it', async () => {
  const form = openAutosave({ room: 0, answer: saved })
  form.type()
  expect([form.autosave.state().isHere, asks(form)]).toEqual([false, [true, true]])
  await form.typeAndPause()
  expect(asks(form)).toEqual([false, false])
})

test('another draft that is taken up comes in its place, and what was typed before becomes a draft of its own', async () => {
  const { world, autosave, drafts, type, here, sent } = openAutosave({ answer: saved })
  drafts.store(left)
  type('Begun anew')
  autosave.takeUp(left, () => {
    world.form = { fields: left.fields, version: 2, drafts: ['mine', 'left'] }
  })
  const stored = here().map((text) => text.replace(/^[0-9a-f-]{36}/, 'another'))
  expect(stored.toSorted()).toEqual(['another: Begun anew', 'mine: Left on Friday'])
  await pass(2_000)
  const note = '2&counter=2&entry=post&continues=left'
  expect(sent.at(-1)).toMatchObject({ note, content: 'Left on Friday' })
})

test('a draft that is taken up stays where it is when the browser has no room for another', () => {
  const { autosave, drafts, storage, here } = openAutosave()
  drafts.store(left)
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  autosave.takeUp(left, () => {})
  expect(here()).toEqual(['left: Left on Friday'])
})

test('a form that stays open after it was saved begins again', async () => {
  const form = openAutosave({ answer: saved })
  await form.typeAndPause()
  await form.autosave.hold()
  form.autosave.saved(form.world.form)
  form.autosave.release()
  expect([form.server().kind, form.here(), asks(form)]).toEqual(['untouched', [], [false, false]])
  await form.typeAndPause('Two')
  expect([form.server().kind, form.here(), form.counters()]).toEqual([
    'saved',
    ['mine: Two'],
    [1, 2],
  ])
})

test('once the post is saved its drafts are gone, and text typed meanwhile stays as one of the saved version', async () => {
  for (const typed of [null, 'One, and two']) {
    const { world, autosave, drafts, sent, type, here } = openAutosave()
    drafts.store(left)
    world.form = { ...world.form, drafts: ['mine', 'left'] }
    type()
    const pressed = world.form
    await autosave.hold()
    if (typed !== null) type(typed)
    autosave.saved(pressed)
    await pass(60_000)
    expect([here(), sent]).toEqual([typed === null ? [] : [`mine: ${typed}`], []])
    expect(drafts.list('post').map(({ version }) => version)).toEqual(typed === null ? [] : [4])
  }
})
