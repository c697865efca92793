import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Autosave,
  createAutosave,
  type DraftOutcome,
} from '#app/features/post-editor/drafts/autosave.ts'

let autosave: Autosave
let sent: { counter: number; at: number; isLeaving: boolean }[]
let waiting: ((outcome: DraftOutcome) => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  sent = []
  waiting = []
  autosave = createAutosave({
    send: (counter, { isLeaving }) => {
      sent.push({ counter, at: Date.now(), isLeaving })
      return new Promise((resolve) => waiting.push(resolve))
    },
    onChange: () => {},
  })
})
afterEach(() => vi.useRealTimers())

const lost: DraftOutcome = { kind: 'unreachable' }
const saved = (): DraftOutcome => ({ kind: 'saved', savedAt: new Date() })

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
function type(times = 1) {
  for (let time = 0; time < times; time += 1) autosave.changed()
}
async function typeAndPause() {
  type()
  await pass(2_000)
}
async function respond(outcome = saved()) {
  waiting.shift()?.(outcome)
  await pass(0)
}
function hold() {
  const held = { isDone: false }
  void autosave.hold().then(() => (held.isDone = true))
  return held
}

test('nothing is sent before something was typed, and then once, two seconds after the last sign', async () => {
  await pass(60_000)
  expect([sent.length, autosave.state().kind]).toEqual([0, 'untouched'])
  type(3)
  await pass(1_500)
  type()
  await pass(1_999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([{ counter: 4, at: 63_500, isLeaving: false }])
  await respond()
  await pass(60_000)
  expect(sent).toHaveLength(1)
})

test('it says that the text is kept only after the answer, and not about what was typed since', async () => {
  await typeAndPause()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  type()
  await respond()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await respond()
  expect(autosave.state()).toEqual({ kind: 'saved', savedAt: new Date(4_000) })
  type()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
})

test('who never pauses is kept every ten seconds', async () => {
  for (let second = 0; second < 25; second += 1) {
    type()
    await pass(1_000)
    await respond()
  }
  expect(sent.map(({ at }) => at)).toEqual([10_000, 20_000])
})

test('one request at a time: what is typed meanwhile goes with the next', async () => {
  await typeAndPause()
  type(5)
  await pass(120_000)
  expect(sent).toHaveLength(1)
  await respond()
  await pass(0)
  expect(sent.map(({ counter }) => counter)).toEqual([1, 6])
})

test('a server that is not reached is tried again, ever later, and typing does not hurry it', async () => {
  await typeAndPause()
  for (const wait of [2_000, 5_000, 10_000, 30_000, 30_000]) {
    await respond(lost)
    expect(autosave.state()).toEqual(lost)
    const before = sent.length
    type()
    expect(autosave.state()).toEqual(lost)
    await pass(wait - 1)
    expect(sent).toHaveLength(before)
    await pass(1)
    expect(sent).toHaveLength(before + 1)
  }
  await respond()
  expect(autosave.state()).toMatchObject({ kind: 'saved' })
  expect(sent.at(-1)?.counter).toBe(6)
})

test('it tries at once when the network is back', async () => {
  autosave.retry()
  expect(sent).toEqual([])
  await typeAndPause()
  await respond(lost)
  autosave.retry()
  expect(sent).toHaveLength(2)
  await respond()
  await pass(60_000)
  expect(sent).toHaveLength(2)
})

test('a refused text is not sent again before it is another, and the refusal stays said until then', async () => {
  const refused: DraftOutcome = { kind: 'refused', message: 'Too long.' }
  await typeAndPause()
  await respond(refused)
  autosave.retry()
  await pass(600_000)
  expect([sent.length, autosave.state()]).toEqual([1, refused])
  await typeAndPause()
  type()
  await respond(refused)
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await respond()
  expect([sent.length, autosave.state().kind]).toEqual([3, 'saved'])
})

test('no one is asked for a password again and again: it waits until someone has signed in', async () => {
  await typeAndPause()
  await respond({ kind: 'signed-out' })
  type(4)
  autosave.leave()
  await pass(600_000)
  expect([sent.length, autosave.state().kind]).toEqual([1, 'signed-out'])
  autosave.retry()
  await respond()
  expect(sent.map(({ counter }) => counter)).toEqual([1, 5])
  expect(autosave.state().kind).toBe('saved')
})

test('a page that is left sends what is not sent yet, once, also beside a request', async () => {
  autosave.leave()
  expect(sent).toEqual([])
  await typeAndPause()
  autosave.leave()
  expect(sent).toHaveLength(1)
  type()
  autosave.leave()
  autosave.leave()
  expect(sent.map(({ counter, isLeaving }) => `${counter} ${isLeaving}`)).toEqual([
    '1 false',
    '2 true',
  ])
  await respond()
  expect(autosave.state().kind).toBe('waiting')
  await respond()
  expect(autosave.state().kind).toBe('saved')
  await pass(60_000)
  expect(sent).toHaveLength(2)
})

test('while the post itself is saved nothing is sent, and a refusal of that save lets it go on', async () => {
  await typeAndPause()
  const held = hold()
  await pass(0)
  expect(held.isDone).toBe(false)
  type()
  await respond()
  expect(held.isDone).toBe(true)
  autosave.leave()
  await pass(60_000)
  expect(sent).toHaveLength(1)
  autosave.release()
  await pass(2_000)
  expect(sent).toHaveLength(2)
})

test('a request without an answer does not keep the post from being saved', async () => {
  await typeAndPause()
  const held = hold()
  await pass(4_999)
  expect(held.isDone).toBe(false)
  await pass(1)
  expect(held.isDone).toBe(true)
})

test('after the end nothing is sent', async () => {
  type()
  autosave.stop()
  type()
  autosave.leave()
  autosave.retry()
  await pass(60_000)
  expect(sent).toEqual([])
})
