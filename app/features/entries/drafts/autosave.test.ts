import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  failed,
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

function holdOf({ autosave }: ReturnType<typeof openAutosave>) {
  const held = { isDone: false }
  void autosave.hold().then(() => (held.isDone = true))
  return held
}

test('every character is stored in the browser at once, and on the server two seconds after the last one', async () => {
  const { sent, type, here, server, autosave, respond } = openAutosave()
  await pass(60_000)
  expect([sent, server()]).toEqual([[], { kind: 'untouched' }])
  for (const content of ['O', 'On', 'One']) {
    type(content)
    expect(here()).toEqual([`mine: ${content}`])
    await pass(1_999)
  }
  expect([sent, autosave.state()]).toEqual([[], { server: { kind: 'waiting' }, isHere: true }])
  await pass(1)
  const note = '3&counter=3&entry=post'
  expect(sent).toEqual([{ at: 65_998, note, content: 'One', isLeaving: false }])
  await respond()
  await pass(60_000)
  expect(sent).toHaveLength(1)
})

test('it says "saved" only after the response, and not of what was typed since', async () => {
  const { typeAndPause, type, respond, server } = openAutosave()
  await typeAndPause()
  expect(server()).toEqual({ kind: 'waiting' })
  type('Two')
  await respond()
  expect(server()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await respond()
  expect(server()).toEqual({ kind: 'saved', savedAt: new Date(4_000) })
  type('Three')
  expect(server()).toEqual({ kind: 'waiting' })
})

test('typing without a pause is saved every ten seconds', async () => {
  const { type, sent } = openAutosave({ answer: saved })
  for (let second = 0; second < 25; second += 1) {
    type()
    await pass(1_000)
  }
  expect(sent.map(({ at }) => at)).toEqual([10_000, 20_000])
})

test('there is one request at a time: what is typed meanwhile goes with the next', async () => {
  const { typeAndPause, type, counters, respond } = openAutosave()
  await typeAndPause()
  for (const content of ['a', 'b', 'c', 'd', 'e']) type(content)
  await pass(120_000)
  expect(counters()).toEqual([1])
  await respond()
  await pass(2_000)
  expect(counters()).toEqual([1, 6])
})

test('an unreachable server is tried again, ever later; typing does not hurry it, the network does', async () => {
  const { autosave, typeAndPause, type, sent, respond, server, counters } = openAutosave()
  autosave.retry()
  await typeAndPause()
  for (const wait of [2_000, 5_000, 10_000, 30_000, 30_000]) {
    await respond(wait === 5_000 ? failed(503) : unreachable)
    const before = sent.length
    type()
    expect(server()).toEqual({ kind: 'unreachable' })
    await pass(wait - 1)
    expect(sent).toHaveLength(before)
    await pass(1)
    expect(sent).toHaveLength(before + 1)
  }
  await respond(unreachable)
  expect(sent).toHaveLength(6)
  autosave.retry()
  expect(sent).toHaveLength(7)
  await respond()
  await pass(60_000)
  expect([server().kind, counters().at(-1)]).toEqual(['saved', 6])
  expect(sent).toHaveLength(7)
})

test('a refused text is not sent again before it changes, and the refusal stays until then', async () => {
  const { autosave, typeAndPause, type, respond, sent, server } = openAutosave()
  await typeAndPause()
  await respond(refused)
  autosave.retry()
  await pass(600_000)
  expect([sent.length, server()]).toEqual([1, { kind: 'refused', message: 'Too long.' }])
  await typeAndPause('Two')
  type('Three')
  await respond(refused)
  expect(server()).toEqual({ kind: 'waiting' })
  await pass(2_000)
  await respond()
  expect([sent.length, server().kind]).toEqual([3, 'saved'])
})

test('without a session nothing is sent until somebody has signed in', async () => {
  const { autosave, typeAndPause, type, respond, counters, server } = openAutosave()
  await typeAndPause()
  await respond(signedOut)
  type('Two')
  autosave.leave()
  await pass(600_000)
  expect([counters(), server().kind]).toEqual([[1], 'signed-out'])
  autosave.retry()
  await respond()
  expect([counters(), server().kind]).toEqual([[1, 2], 'saved'])
})

test('leaving the page sends what has not been sent, once, so that it outlives the page, also beside a request', async () => {
  const { autosave, typeAndPause, type, respond, sent, counters, server } = openAutosave()
  autosave.leave()
  await typeAndPause()
  autosave.leave()
  type('Two')
  autosave.leave()
  autosave.leave()
  expect(counters()).toEqual([1, 2])
  expect(sent.map(({ isLeaving }) => isLeaving)).toEqual([false, true])
  await respond()
  expect(server().kind).toBe('waiting')
  await respond()
  await pass(60_000)
  expect([server().kind, sent.length]).toEqual(['saved', 2])
  // A browser refuses more than 64 kB that outlive the page.
  type('語'.repeat(20_000))
  autosave.leave()
  expect(sent[2]?.isLeaving).toBe(false)
})

test('an older request that fails after the newer text was saved changes nothing', async () => {
  const { autosave, typeAndPause, type, respond, server } = openAutosave()
  await typeAndPause()
  type('Two')
  autosave.leave()
  await respond(saved, 1)
  await respond(unreachable)
  expect(server().kind).toBe('saved')
})

test('while the post itself is saved nothing is sent; after a refusal of that save it goes on', async () => {
  const form = openAutosave()
  await form.typeAndPause()
  const held = holdOf(form)
  await pass(0)
  expect(held.isDone).toBe(false)
  form.type('Two')
  await form.respond()
  expect(held.isDone).toBe(true)
  form.autosave.leave()
  await pass(60_000)
  expect(form.counters()).toEqual([1])
  form.autosave.release()
  await pass(2_000)
  expect(form.counters()).toEqual([1, 2])
})

test('a request without a response does not keep the post from being saved', async () => {
  const form = openAutosave()
  await form.typeAndPause()
  const held = holdOf(form)
  await pass(4_999)
  expect(held.isDone).toBe(false)
  await pass(1)
  expect(held.isDone).toBe(true)
})

test('a form that is gone has sent what it had, and sends nothing more', async () => {
  const { autosave, type, sent } = openAutosave()
  type()
  autosave.stop()
  type('Two')
  autosave.leave()
  autosave.retry()
  await pass(60_000)
  expect(sent.map(({ content }) => content)).toEqual(['One'])
})
