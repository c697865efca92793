import { vi } from 'vitest'
import { SessionClient } from '#app/features/auth/sessions/session-client.ts'
import {
  describeSession,
  type SessionEvent,
  type SessionMessage,
  type SessionState,
} from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS, type SignedInUser } from '#app/features/auth/sessions/session.ts'

const ANNA_SIGNED_IN: SignedInUser = { id: 'anna', email: 'anna@example.com', name: 'Anna' }

type Weather = 'fine' | 'no network' | 'hangs' | 502 | 503 | 504 | 500 | 403

type Times = { expiresAt: Date; hardEndAt: Date }

/** By the rules of the real server on the fake clock: an hour, renewed in the last 90 s only, twelve hours in all. */
export function aSessionServer() {
  const requested: string[] = []
  const server = {
    requested,
    weather: 'fine' as Weather,
    user: ANNA_SIGNED_IN,
    session: startNow() as Times | null,
    state(): SessionState | null {
      const { session, user } = server
      if (!session || Number(session.expiresAt) <= Date.now()) return null
      return describeSession(
        { ...session, user, role: 'owner', readsRestricted: true, sessionId: '' },
        new Date(),
      )
    },
    fetch: (async (address: string, init: RequestInit) => {
      const request = `${init.method} ${address}`
      requested.push(request)
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (server.weather === 'no network') throw new TypeError('Failed to fetch')
      if (server.weather === 'hangs') return neverAnswered(init.signal)
      if (server.weather !== 'fine') return Response.json(null, { status: server.weather })
      return response(server, request, init.body)
    }) as typeof fetch,
  }
  return server
}

type SessionServer = ReturnType<typeof aSessionServer>

function response(server: SessionServer, request: string, body: RequestInit['body']): Response {
  if (request === 'POST /logout') server.session = null
  if (request === 'POST /session') {
    const isRight = body instanceof URLSearchParams && body.get('password') === 'right'
    if (!isRight) return Response.json({ toast: { text: 'Wrong.' } }, { status: 401 })
    server.session = startNow()
  }
  if (request === 'POST /session' || request === 'POST /logout') return new Response(null)
  const { session } = server
  if (!session || !server.state())
    return Response.json({ message: 'Auth session missing!' }, { status: 401 })
  const isLate = session.expiresAt <= inSeconds(SESSION_SECONDS.renewWithin)
  const renewed = Math.min(Number(startNow().expiresAt), Number(session.hardEndAt))
  if (request === 'POST /session/renewal' && isLate) session.expiresAt = new Date(renewed)
  return Response.json(server.state())
}

function startNow(): Times {
  const { expiresIn, hardEnd } = SESSION_SECONDS
  return { expiresAt: inSeconds(expiresIn), hardEndAt: inSeconds(hardEnd) }
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000)

export function aBrowserOfTabs(server: SessionServer) {
  const tabs: { client: SessionClient; events: SessionEvent[]; wallAhead: number }[] = []
  return {
    openTab() {
      const tab = { wallAhead: 0, events: [] as SessionEvent[] } as (typeof tabs)[number]
      const tell = (message: SessionMessage) => {
        for (const other of tabs) if (other !== tab) other.client.receive(structuredClone(message))
      }
      tab.client = new SessionClient({
        initial: server.state(),
        network: {
          fetch: server.fetch,
          setTimeout: (work, ms) => setTimeout(work, ms),
          clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
        },
        clock: { steady: () => performance.now(), wall: () => Date.now() + tab.wallAhead },
        tell,
      })
      tab.client.onEvent((event) => tab.events.push(event))
      setInterval(() => void tab.client.tick(), SESSION_SECONDS.tick * 1_000)
      tabs.push(tab)
      return tab
    },
  }
}

/** On a fake clock, until it is closed. */
export async function openTabs() {
  vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') })
  const server = aSessionServer()
  return { server, ...aBrowserOfTabs(server), close: () => void vi.useRealTimers() }
}

export async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
}

export function neverAnswered(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}
