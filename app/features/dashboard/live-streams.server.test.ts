import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveStreams } from '#app/features/dashboard/live-streams.server.ts'
import { type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { readEvents, type ServerEvent } from '#app/features/dashboard/live-connection.ts'
import { type Bus, createBus } from '#app/platform/bus.server.ts'
import { pass } from '#test/factories/session.ts'

let bus: Bus
let live: ReturnType<typeof createLiveStreams>

beforeEach(() => {
  vi.useFakeTimers()
  bus = createBus()
  live = createLiveStreams({ bus }, { ofOnePerson: 2, inAll: 3 })
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

/** A dashboard that reads all that it is told. */
function aDashboard(userId = 'anna') {
  const dashboard = {
    hears: liveKinds as readonly LiveKind[] | null | Error,
    checks: 0,
    received: [] as ServerEvent[],
    isOver: false,
    problem: null as string | null,
  }
  const readKinds = async () => {
    dashboard.checks += 1
    if (dashboard.hears instanceof Error) throw dashboard.hears
    return dashboard.hears
  }
  const opened = live.open({ userId, readKinds })
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    for await (const event of readEvents(stream)) dashboard.received.push(event)
    dashboard.isOver = true
  }
  if (opened.ok) void listen(opened.value)
  else dashboard.problem = opened.problem.kind
  return dashboard
}

const namesOf = ({ received }: ReturnType<typeof aDashboard>) => received.map(({ name }) => name)
const last = ({ received }: ReturnType<typeof aDashboard>) => received.at(-1)

test('a stream begins by naming what it tells, and beats every 30 s', async () => {
  const dashboard = aDashboard()
  await pass(1)
  expect(dashboard.received).toEqual([
    { name: 'subscribed', data: '{"kinds":["posts","messages","accounts","records","editors"]}' },
  ])
  await pass(90)
  expect(namesOf(dashboard)).toEqual(['subscribed', 'heartbeat', 'heartbeat', 'heartbeat'])
})

test('a listener that goes without a word is noticed, and one that is sent away is not', async () => {
  const gone: string[] = []
  const open = (userId: string) => {
    const onGone = () => gone.push(userId)
    const opened = live.open({ userId, readKinds: async () => liveKinds, onGone })
    return opened.ok ? opened.value : null
  }
  const [leaves, stays] = [open('anna'), open('bert')]
  await leaves?.cancel()
  expect(gone).toEqual(['anna'])
  live.close()
  await stays?.cancel()
  expect(gone).toEqual(['anna'])
})

test('a hundred changes at once are one piece of news, and what only readers see is none', async () => {
  const [one, other] = [aDashboard('anna'), aDashboard('bert')]
  for (let change = 0; change < 100; change += 1) bus.publish({ kind: 'posts' })
  bus.publish({ kind: 'content' })
  bus.publish({ kind: 'messages' })
  await pass(1)
  for (const dashboard of [one, other]) {
    expect(last(dashboard)).toEqual({ name: 'changed', data: '{"kinds":["posts","messages"]}' })
    expect(dashboard.received).toHaveLength(2)
    expect(dashboard.checks).toBe(1)
  }
})

test.each(['heartbeat', 'news'])(
  'a session that is over hears of it and no more: %s',
  async (when) => {
    const [gone, stays] = [aDashboard('anna'), aDashboard('bert')]
    await pass(1)
    gone.hears = null
    if (when === 'news') bus.publish({ kind: 'posts' })
    await pass(30)
    expect(namesOf(gone)).toEqual(['subscribed', 'ended'])
    expect(gone.isOver).toBe(true)
    bus.publish({ kind: 'posts' })
    await pass(30)
    expect(gone.received).toHaveLength(2)
    expect(last(stays)?.name).toBe('heartbeat')
  },
)

test('a database that cannot be asked ends the stream and no one is said to be signed out', async () => {
  const dashboard = aDashboard()
  await pass(1)
  dashboard.hears = new Error('The database is away')
  bus.publish({ kind: 'posts' })
  await pass(1)
  expect(namesOf(dashboard)).toEqual(['subscribed'])
  expect(dashboard.isOver).toBe(true)
})

test('one person, and all together, have so many streams and no more', async () => {
  const dashboards = [aDashboard('anna'), aDashboard('anna'), aDashboard('anna')]
  expect(dashboards.map(({ problem }) => problem)).toEqual([null, null, 'full'])
  expect(aDashboard('bert').problem).toBeNull()
  expect(aDashboard('carla').problem).toBe('full')
  for (const dashboard of dashboards) dashboard.hears = null
  await pass(30)
  expect(aDashboard('anna').problem).toBeNull()
})

test('anyone who goes away, or does not read, keeps nothing of ours', async () => {
  const opened = [1, 2].map(() => live.open({ userId: 'anna', readKinds: async () => liveKinds }))
  const [gone, deaf] = opened.map((each) => (each.ok ? each.value : null))
  await gone?.cancel()
  expect(aDashboard('anna').problem).toBeNull()
  expect(aDashboard('anna').problem).toBe('full')
  // 4 kB that no one takes.
  for (let change = 0; change < 200; change += 1) {
    bus.publish({ kind: 'posts' })
    await pass(0.3)
  }
  expect(aDashboard('anna').problem).toBeNull()
  expect(deaf?.locked).toBe(false)
})

test('a server that stops ends every stream and opens no other', async () => {
  const dashboard = aDashboard()
  live.close()
  await pass(0)
  expect(dashboard.isOver).toBe(true)
  expect(aDashboard('bert').problem).toBe('closing')
  expect(vi.getTimerCount()).toBe(0)
})
