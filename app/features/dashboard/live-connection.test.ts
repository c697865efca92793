import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveConnection, type LiveTrouble } from '#app/features/dashboard/live-connection.ts'
import { type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { neverAnswered, pass } from '#test/factories/session.ts'

type Stream = ReadableStreamDefaultController<Uint8Array>

/** A server of live streams that does what it is told; `requestedAt` are the seconds at which it was asked for one. */
function aLiveServer() {
  const server = {
    mood: 'fine' as 'fine' | 'silent' | 'away' | 'html' | 401 | 503,
    kinds: liveKinds as readonly string[],
    requestedAt: [] as number[],
    stream: null as Stream | null,
    say(event: string, kinds: readonly string[] = []) {
      const text = `event: ${event}\ndata: ${JSON.stringify({ kinds })}\n\n`
      server.stream?.enqueue(new TextEncoder().encode(text))
    },
    addresses: [] as string[],
    fetch: (async (address: string, { signal }: RequestInit) => {
      server.addresses.push(address)
      server.requestedAt.push(Math.round((performance.now() - startedAt) / 1_000))
      if (server.mood === 'away') throw new TypeError('Failed to fetch')
      if (server.mood === 'silent') return neverAnswered(signal)
      if (typeof server.mood === 'number') return new Response(null, { status: server.mood })
      const type = server.mood === 'html' ? 'text/html' : 'text/event-stream; charset=utf-8'
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          server.stream = controller
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      queueMicrotask(() => server.say('subscribed', server.kinds))
      return new Response(body, { headers: { 'Content-Type': type } })
    }) as typeof fetch,
  }
  const startedAt = performance.now()
  return server
}

let server: ReturnType<typeof aLiveServer>
let line: ReturnType<typeof createLiveConnection>
let received: (readonly LiveKind[])[]
let troubles: LiveTrouble['kind'][]
let isSignedIn: boolean

beforeEach(() => {
  vi.useFakeTimers()
  server = aLiveServer()
  received = []
  troubles = []
  isSignedIn = false
  line = createLiveConnection({
    fetch: server.fetch,
    onChange: (kinds) => received.push(kinds),
    async onTrouble({ kind }) {
      troubles.push(kind)
      return kind !== 'session-missing' || isSignedIn
    },
  })
})
afterEach(() => {
  line.pause()
  vi.useRealTimers()
})

/** Lets time pass with a heartbeat every 30 s. */
async function passAlive(minutes: number): Promise<void> {
  for (let beat = 0; beat < minutes * 2; beat += 1) {
    await pass(30)
    server.say('heartbeat')
  }
  await pass(0)
}

test('what changes is heard, on one connection that lasts', async () => {
  expect(line.state()).toBe('paused')
  line.resume()
  expect(line.state()).toBe('connecting')
  await pass(0)
  expect(line.state()).toBe('live')
  expect(received).toEqual([])
  server.say('changed', ['posts'])
  await passAlive(60)
  server.say('changed', ['messages', 'accounts', 'something new'])
  await pass(0)
  expect(received).toEqual([['posts'], ['messages', 'accounts']])
  expect(server.requestedAt).toEqual([0])
  expect(troubles).toEqual([])
})

test('the form that is open in the tab is named, so that the server knows when it is gone', async () => {
  let form: string | null = null
  const naming = createLiveConnection({
    fetch: server.fetch,
    openForm: () => form,
    onChange: () => undefined,
    onTrouble: async () => true,
  })
  naming.resume()
  await pass(0)
  form = '/dashboard/blog/edit/1/editors/a'
  naming.pause()
  naming.resume()
  await pass(0)
  naming.pause()
  expect(server.addresses).toEqual([
    '/dashboard/events',
    '/dashboard/events?form=%2Fdashboard%2Fblog%2Fedit%2F1%2Feditors%2Fa',
  ])
})

test('a connection that is lost is tried again after 1, 2, 5, and then every 10 s', async () => {
  line.resume()
  await pass(0)
  server.mood = 'away'
  server.stream?.close()
  await pass(0)
  expect(line.state()).toBe('reconnecting')
  await pass(60)
  expect(server.requestedAt).toEqual([0, 1, 3, 8, 18, 28, 38, 48, 58])
  expect(received).toEqual([])

  server.mood = 'fine'
  await pass(10)
  expect(line.state()).toBe('live')
  // Something may have been missed: everything is fetched again, once.
  expect(received).toEqual([liveKinds])
  server.stream?.close()
  await pass(1)
  expect(server.requestedAt.slice(-2)).toEqual([68, 71])
  expect(received).toHaveLength(2)
})

test('a connection that takes longer than 10 s is given up on as timed out', async () => {
  server.mood = 'silent'
  line.resume()
  await pass(9.9)
  expect(troubles).toEqual([])
  await pass(0.2)
  expect(troubles).toEqual(['realtime-timeout'])
  await pass(1)
  expect(server.requestedAt).toEqual([0, 11])
})

test('a heartbeat that does not come within 10 s of its time is a connection that is lost', async () => {
  line.resume()
  await passAlive(2)
  await pass(39)
  expect(line.state()).toBe('live')
  await pass(2)
  expect(troubles).toEqual(['realtime-timeout'])
  await pass(1)
  expect(line.state()).toBe('live')
  expect(received).toEqual([liveKinds])
})

test.each(['ended', 'refused'])('without a session it stops asking: %s', async (how) => {
  if (how === 'refused') server.mood = 401
  line.resume()
  await pass(0)
  if (how === 'ended') server.say('ended')
  await pass(0)
  expect(troubles).toEqual(['session-missing'])
  expect(line.state()).toBe('paused')
  await pass(600)
  expect(server.requestedAt).toEqual([0])

  server.mood = 'fine'
  line.resume()
  await pass(0)
  expect(line.state()).toBe('live')
})

test('a session that another one has taken the place of is no reason to stop', async () => {
  line.resume()
  await pass(0)
  isSignedIn = true
  server.say('ended')
  await pass(0)
  expect(line.state()).toBe('reconnecting')
  await pass(1)
  expect(line.state()).toBe('live')
})

test('paused it asks no one, and afterwards it fetches what it has missed', async () => {
  line.resume()
  await pass(5)
  line.pause()
  await pass(600)
  expect(line.state()).toBe('paused')
  expect(server.requestedAt).toEqual([0])
  line.resume()
  await pass(0)
  expect(line.state()).toBe('live')
  expect(received).toEqual([liveKinds])
})

test('what came before the first connection that succeeded is fetched, as after every other', async () => {
  server.mood = 'away'
  line.resume()
  await pass(0)
  expect(line.state()).toBe('reconnecting')
  server.mood = 'fine'
  await pass(1)
  expect(line.state()).toBe('live')
  expect(received).toEqual([liveKinds])
})

test('a server that tells of other things than this page listens for is a mismatch, tried again more and more rarely', async () => {
  server.kinds = ['posts']
  line.resume()
  await pass(20)
  expect(new Set(troubles)).toEqual(new Set(['subscription-mismatch']))
  expect(line.state()).toBe('outdated')
  expect(server.requestedAt).toEqual([0, 1, 3, 8, 18])
  server.kinds = liveKinds
  await pass(10)
  expect(line.state()).toBe('live')
})

test.each(['html', 503] as const)(
  'an answer that is no stream is no connection: %s',
  async (mood) => {
    server.mood = mood
    line.resume()
    await pass(3)
    expect(troubles).toEqual(['disconnected', 'disconnected', 'disconnected'])
    expect(server.requestedAt).toEqual([0, 1, 3])
  },
)
