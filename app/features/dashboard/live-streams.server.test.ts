import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveStreams, type LiveStreams } from '#app/features/dashboard/live-streams.server.ts'
import { readEvents, type ServerEvent } from '#app/features/dashboard/live-connection.ts'
import { type Bus, createBus } from '#app/platform/bus.server.ts'

let bus: Bus
let live: LiveStreams

beforeEach(() => {
  vi.useFakeTimers()
  bus = createBus()
  live = createLiveStreams({ bus }, { ofOnePerson: 2, inAll: 3 })
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

/** A desk that reads all that it is told. */
function aDesk(userId = 'anna') {
  const desk = {
    isSignedIn: true as boolean | Error,
    checks: 0,
    heard: [] as ServerEvent[],
    isOver: false,
    problem: null as string | null,
  }
  const isSignedIn = async () => {
    desk.checks += 1
    if (desk.isSignedIn instanceof Error) throw desk.isSignedIn
    return desk.isSignedIn
  }
  const opened = live.open({ userId, isSignedIn })
  if (opened.ok) void listen(desk, opened.value)
  else desk.problem = opened.problem.kind
  return desk
}

async function listen(
  desk: { heard: ServerEvent[]; isOver: boolean },
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  for await (const event of readEvents(stream)) desk.heard.push(event)
  desk.isOver = true
}

const namesOf = ({ heard }: ReturnType<typeof aDesk>) => heard.map(({ name }) => name)
const last = ({ heard }: ReturnType<typeof aDesk>) => heard.at(-1)

test('a stream begins by naming what it tells, and beats every 30 s', async () => {
  const desk = aDesk()
  await pass(1)
  expect(desk.heard).toEqual([
    { name: 'subscribed', data: '{"kinds":["posts","messages","accounts","facts"]}' },
  ])
  await pass(90)
  expect(namesOf(desk)).toEqual(['subscribed', 'heartbeat', 'heartbeat', 'heartbeat'])
})

test('a hundred changes at once are one piece of news, and what only readers see is none', async () => {
  const [one, other] = [aDesk('anna'), aDesk('bert')]
  for (let change = 0; change < 100; change += 1) bus.publish({ kind: 'posts' })
  bus.publish({ kind: 'content' })
  bus.publish({ kind: 'messages' })
  await pass(1)
  for (const desk of [one, other]) {
    expect(last(desk)).toEqual({ name: 'changed', data: '{"kinds":["posts","messages"]}' })
    expect(desk.heard).toHaveLength(2)
    expect(desk.checks).toBe(1)
  }
})

test.each(['heartbeat', 'news'])(
  'a session that is over is told so and nothing more: %s',
  async (when) => {
    const [gone, stays] = [aDesk('anna'), aDesk('bert')]
    await pass(1)
    gone.isSignedIn = false
    if (when === 'news') bus.publish({ kind: 'posts' })
    await pass(30)
    expect(namesOf(gone)).toEqual(['subscribed', 'ended'])
    expect(gone.isOver).toBe(true)
    bus.publish({ kind: 'posts' })
    await pass(30)
    expect(gone.heard).toHaveLength(2)
    expect(last(stays)?.name).toBe('heartbeat')
  },
)

test('a database that cannot be asked ends the stream and nobody is said to be signed out', async () => {
  const desk = aDesk()
  await pass(1)
  desk.isSignedIn = new Error('The database is away')
  bus.publish({ kind: 'posts' })
  await pass(1)
  expect(namesOf(desk)).toEqual(['subscribed'])
  expect(desk.isOver).toBe(true)
})

test('one person, and all together, have so many streams and no more', async () => {
  const desks = [aDesk('anna'), aDesk('anna'), aDesk('anna')]
  expect(desks.map(({ problem }) => problem)).toEqual([null, null, 'full'])
  expect(aDesk('bert').problem).toBeNull()
  expect(aDesk('carla').problem).toBe('full')
  for (const desk of desks) desk.isSignedIn = false
  await pass(30)
  expect(aDesk('anna').problem).toBeNull()
})

test('whoever goes away, or does not read, keeps nothing of ours', async () => {
  const opened = [1, 2].map(() => live.open({ userId: 'anna', isSignedIn: async () => true }))
  const [gone, deaf] = opened.map((each) => (each.ok ? each.value : null))
  await gone?.cancel()
  expect(aDesk('anna').problem).toBeNull()
  expect(aDesk('anna').problem).toBe('full')
  // 4 kB that nobody takes.
  for (let change = 0; change < 200; change += 1) {
    bus.publish({ kind: 'posts' })
    await pass(0.3)
  }
  expect(aDesk('anna').problem).toBeNull()
  expect(deaf?.locked).toBe(false)
})

test('a server that stops ends every stream and opens no other', async () => {
  const desk = aDesk()
  live.close()
  await pass(0)
  expect(desk.isOver).toBe(true)
  expect(aDesk('bert').problem).toBe('closing')
  expect(vi.getTimerCount()).toBe(0)
})
