import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type AutosaveState,
  createAutosave,
  type DraftOutcome,
} from '#app/features/post-editor/drafts/autosave.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const fields = (): DraftOutcome => ({ kind: 'kept', savedAt: new Date(Date.now()) })
const lost: DraftOutcome = { kind: 'unreachable' }

function aServer() {
  const sent: { counter: number; at: number; isLeaving: boolean }[] = []
  const waiting: ((outcome: DraftOutcome) => void)[] = []
  const states: AutosaveState['kind'][] = []
  const autosave = createAutosave({
    send: (counter, { isLeaving }) => {
      sent.push({ counter, at: Date.now(), isLeaving })
      return new Promise((resolve) => waiting.push(resolve))
    },
    now: () => Date.now(),
    setTimeout: (work, ms) => setTimeout(work, ms),
    clearTimeout: (timer) => clearTimeout(timer as number),
    onChange: () => states.push(autosave.state().kind),
  })
  return {
    autosave,
    sent,
    states,
    type: (times = 1) => {
      for (let time = 0; time < times; time += 1) autosave.changed()
    },
    response: async (outcome: DraftOutcome = fields()) => {
      waiting.shift()?.(outcome)
      await vi.advanceTimersByTimeAsync(0)
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    typeAndPause: () => {
      autosave.changed()
      return vi.advanceTimersByTimeAsync(2_000)
    },
  }
}

test('nothing is sent before something was typed, and then once, two seconds after the last sign', async () => {
  const { autosave, sent, type, pass, response } = aServer()
  await pass(60_000)
  expect([sent.length, autosave.state().kind]).toEqual([0, 'untouched'])
  type(3)
  await pass(1_500)
  type()
  await pass(1_999)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual([{ counter: 4, at: 63_500, isLeaving: false }])
  await response()
  await pass(60_000)
  expect(sent).toHaveLength(1)
})

test('it says that the text is kept only after the answer, and not about what was typed since', async () => {
  const { autosave, type, pass, response, typeAndPause } = aServer()
  await typeAndPause()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  type()
  await response()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await response()
  expect(autosave.state()).toEqual({ kind: 'kept', savedAt: new Date(4_000) })
  type()
  expect(autosave.state()).toEqual({ kind: 'waiting' })
})

test('who never pauses is kept every ten seconds', async () => {
  const { sent, type, pass, response } = aServer()
  for (let second = 0; second < 25; second += 1) {
    type()
    await pass(1_000)
    await response()
  }
  expect(sent.map(({ at }) => at)).toEqual([10_000, 20_000])
})

test('one request at a time: what is typed meanwhile goes with the next', async () => {
  const { sent, type, pass, response, typeAndPause } = aServer()
  await typeAndPause()
  type(5)
  await pass(120_000)
  expect(sent).toHaveLength(1)
  await response()
  await pass(0)
  expect(sent.map(({ counter }) => counter)).toEqual([1, 6])
})

test('a server that is not reached is tried again, ever later, and typing does not hurry it', async () => {
  const { autosave, sent, type, pass, response, typeAndPause } = aServer()
  await typeAndPause()
  for (const wait of [2_000, 5_000, 10_000, 30_000, 30_000]) {
    await response(lost)
    expect(autosave.state()).toEqual(lost)
    const before = sent.length
    type()
    expect(autosave.state()).toEqual(lost)
    await pass(wait - 1)
    expect(sent).toHaveLength(before)
    await pass(1)
    expect(sent).toHaveLength(before + 1)
  }
  await response()
  expect(autosave.state()).toMatchObject({ kind: 'kept' })
  expect(sent.at(-1)?.counter).toBe(6)
})

test('it tries at once when the network is back', async () => {
  const { autosave, sent, pass, response, typeAndPause } = aServer()
  autosave.retry()
  expect(sent).toEqual([])
  await typeAndPause()
  await response(lost)
  autosave.retry()
  expect(sent).toHaveLength(2)
  await response()
  await pass(60_000)
  expect(sent).toHaveLength(2)
})

test('a refused text is not sent again before it is another, and the refusal stays said until then', async () => {
  const { autosave, sent, type, pass, response, typeAndPause } = aServer()
  const refused: DraftOutcome = { kind: 'refused', message: 'Too long.' }
  await typeAndPause()
  await response(refused)
  autosave.retry()
  await pass(600_000)
  expect([sent.length, autosave.state()]).toEqual([1, refused])
  await typeAndPause()
  type()
  await response(refused)
  expect(autosave.state()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await response()
  expect([sent.length, autosave.state().kind]).toEqual([3, 'kept'])
})

test('no one is asked for a password again and again: it waits until someone has signed in', async () => {
  const { autosave, sent, type, pass, response, typeAndPause } = aServer()
  await typeAndPause()
  await response({ kind: 'signed-out' })
  type(4)
  autosave.leave()
  await pass(600_000)
  expect([sent.length, autosave.state().kind]).toEqual([1, 'signed-out'])
  autosave.retry()
  await response()
  expect(sent.map(({ counter }) => counter)).toEqual([1, 5])
  expect(autosave.state().kind).toBe('kept')
})

test('a page that is left sends what is not sent yet, once, also beside a request', async () => {
  const { autosave, sent, type, pass, response, typeAndPause } = aServer()
  autosave.leave()
  expect(sent).toEqual([])
  await typeAndPause()
  autosave.leave()
  expect(sent).toHaveLength(1)
  type()
  autosave.leave()
  autosave.leave()
  expect(sent.map(({ counter, isLeaving }) => [counter, isLeaving])).toEqual([
    [1, false],
    [2, true],
  ])
  await response()
  expect(autosave.state().kind).toBe('waiting')
  await response()
  expect(autosave.state().kind).toBe('kept')
  await pass(60_000)
  expect(sent).toHaveLength(2)
})

test('while the post itself is saved nothing is sent, and a refusal of that save lets it go on', async () => {
  const { autosave, sent, type, pass, response, typeAndPause } = aServer()
  await typeAndPause()
  let isQuiet = false
  void autosave.hold().then(() => (isQuiet = true))
  await pass(0)
  expect(isQuiet).toBe(false)
  type()
  await response()
  expect(isQuiet).toBe(true)
  autosave.leave()
  await pass(60_000)
  expect(sent).toHaveLength(1)
  autosave.release()
  await pass(2_000)
  expect(sent).toHaveLength(2)
})

test('a request without an answer does not keep the post from being saved', async () => {
  const { autosave, pass, typeAndPause } = aServer()
  await typeAndPause()
  let isQuiet = false
  void autosave.hold().then(() => (isQuiet = true))
  await pass(4_999)
  expect(isQuiet).toBe(false)
  await pass(1)
  expect(isQuiet).toBe(true)
})

test('after the end nothing is sent', async () => {
  const { autosave, sent, type, pass } = aServer()
  type()
  autosave.stop()
  type()
  autosave.leave()
  autosave.retry()
  await pass(60_000)
  expect(sent).toEqual([])
})
