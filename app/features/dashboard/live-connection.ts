import { parseJson } from '#app/platform/parse-json.ts'
import { LIVE_SECONDS, type LiveKind, liveKinds } from '#app/features/dashboard/live-kinds.ts'
import { listedDelays, retryWithBackoff } from '#app/platform/retry.ts'

/** `paused`: the tab is hidden or the user signed out. `outdated`: this page and the server are of different versions. */
export type LiveState = 'paused' | 'connecting' | 'live' | 'reconnecting' | 'outdated'

/** Spec 8.32 and 8.33, and the two everyday reasons. */
export type LiveTrouble =
  /** The server announces other kinds of events than this page knows. */
  | { kind: 'subscription-mismatch' }
  /** No connection within 10 s, or a missing heartbeat. */
  | { kind: 'realtime-timeout' }
  | { kind: 'session-missing' }
  | { kind: 'disconnected' }

/** Clocks and network are given, so that a test can control them. */
export type LiveConnectionParts = {
  fetch: typeof fetch
  /** Of the form that is open in this tab. */
  openForm?: () => string | null
  onChange: (kinds: readonly LiveKind[]) => void
  /** @returns whether to try again */
  onTrouble: (trouble: LiveTrouble) => Promise<boolean>
}

type Line = LiveConnectionParts & {
  state: LiveState
  watchers: Set<() => void>
  /** Whether something may have been missed since the last connection, or since the first attempt at one. */
  mayHaveMissed: boolean
  /** Ends an attempt, a connection or the wait between two. */
  stop: AbortController
}

const ADDRESS = '/dashboard/events'
const TIMEOUT_MS = LIVE_SECONDS.timeout * 1_000
const SILENCE_MS = LIVE_SECONDS.heartbeat * 1_000 + TIMEOUT_MS

/** It starts paused. */
export function createLiveConnection(parts: LiveConnectionParts) {
  const line: Line = {
    ...parts,
    state: 'paused',
    watchers: new Set(),
    mayHaveMissed: false,
    stop: new AbortController(),
  }
  return {
    state: () => line.state,
    /** Called after each change of the state. */
    watch(watcher: () => void) {
      line.watchers.add(watcher)
      return () => line.watchers.delete(watcher)
    },
    resume() {
      if (line.state !== 'paused') return
      line.stop = new AbortController()
      void stayConnected(line, line.stop)
    },
    pause() {
      line.stop.abort()
      enter(line, 'paused')
    },
  }
}

function enter(line: Line, state: LiveState): void {
  if (line.state === state) return
  line.state = state
  for (const watch of line.watchers) watch()
}

async function stayConnected(line: Line, stop: AbortController): Promise<void> {
  enter(line, line.mayHaveMissed ? 'reconnecting' : 'connecting')
  await retryWithBackoff((reset) => connect(line, stop, reset), {
    delayMs: listedDelays(LIVE_SECONDS.reconnect.map((seconds) => seconds * 1_000)),
    shouldRetry: (trouble) => goesOn(line, stop, trouble),
    signal: stop.signal,
  })
}

async function goesOn(line: Line, stop: AbortController, trouble: LiveTrouble): Promise<boolean> {
  if (stop.signal.aborted) return false
  line.mayHaveMissed = true
  enter(line, trouble.kind === 'subscription-mismatch' ? 'outdated' : 'reconnecting')
  const shouldRetry = await line.onTrouble(trouble)
  // The listener may have paused the connection.
  if (!shouldRetry && !stop.signal.aborted) enter(line, 'paused')
  return shouldRetry
}

/** Connects and listens. @param reset told when the server has accepted the connection @returns why it ended */
async function connect(line: Line, stop: AbortController, reset: () => void): Promise<LiveTrouble> {
  const attempt = new AbortController()
  const end = () => attempt.abort()
  stop.signal.addEventListener('abort', end)
  const silence = createSilence(end)
  try {
    silence.allow(TIMEOUT_MS)
    const form = line.openForm?.() ?? null
    const query = form === null ? '' : `?${new URLSearchParams({ form })}`
    const response = await line.fetch(ADDRESS + query, {
      headers: { Accept: 'text/event-stream' },
      cache: 'no-store',
      signal: attempt.signal,
    })
    if (response.status === 401) return { kind: 'session-missing' }
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
    if (!response.ok || !isStream || !response.body) return { kind: 'disconnected' }
    for await (const event of readEvents(response.body)) {
      silence.allow(SILENCE_MS)
      const trouble = take(line, event, reset)
      if (trouble) return trouble
    }
    return { kind: 'disconnected' }
  } catch (error) {
    // Ours, or the network's; anything else is a bug.
    if (!attempt.signal.aborted && !(error instanceof TypeError)) throw error
    return { kind: silence.isBroken() ? 'realtime-timeout' : 'disconnected' }
  } finally {
    silence.forget()
    stop.signal.removeEventListener('abort', end)
    attempt.abort()
  }
}

function take(line: Line, { name, data }: ServerEvent, reset: () => void): LiveTrouble | null {
  if (name === 'ended') return { kind: 'session-missing' }
  const kinds = kindsIn(data)
  if (name === 'changed') line.onChange(kinds)
  if (name !== 'subscribed') return null
  if (!liveKinds.every((kind) => kinds.includes(kind))) return { kind: 'subscription-mismatch' }
  reset()
  enter(line, 'live')
  if (line.mayHaveMissed) line.onChange(liveKinds)
  line.mayHaveMissed = true
  return null
}

// Unreadable data names nothing.
function kindsIn(data: string): readonly LiveKind[] {
  const { kinds } = (parseJson(data) ?? {}) as { kinds?: readonly string[] }
  return liveKinds.filter((kind) => kinds?.includes(kind))
}

/** Breaks a connection on which nothing has come for too long. */
function createSilence(breakOff: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBroken = false
  const forget = () => clearTimeout(timer)
  return {
    allow(ms: number) {
      forget()
      timer = setTimeout(() => {
        isBroken = true
        breakOff()
      }, ms)
    },
    isBroken: () => isBroken,
    forget,
  }
}

export type ServerEvent = { name: string; data: string }

/** HTML Standard, section 9.2.6, without ids and retry times, which we do not send. @internal exported for tests */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield toEvent(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toEvent(block: string): ServerEvent {
  const lines = block.split('\n')
  const valueOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}: `))
      .map((line) => line.slice(field.length + 2))
      .join('\n')
  return { name: valueOf('event'), data: valueOf('data') }
}
