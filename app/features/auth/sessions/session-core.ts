import { type HeldSession, secondsLeft } from '#app/features/auth/sessions/held-session.ts'
import type {
  Session,
  SessionEvent,
  SessionMessage,
  SessionProblem,
  SessionState,
  SignOutReason,
} from '#app/features/auth/sessions/session-events.ts'
import type { SessionNetwork } from '#app/features/auth/sessions/session-requests.ts'
import { SESSION_SECONDS, type SignedInUser } from '#app/features/auth/sessions/session.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type SessionClientParts = {
  initial: SessionState | null
  network: SessionNetwork
  /** Milliseconds: `steady` cannot be set, `wall` follows the system's clock. */
  clock: { steady: () => number; wall: () => number }
  tell: (message: SessionMessage) => void
}

export type SessionView = {
  isSignedIn: boolean
  user: SignedInUser | null
  trouble: SessionProblem | null
  isAsking: boolean
}

export type SessionCore = SessionClientParts & {
  held: HeldSession | null
  view: SessionView
  /** Counts sessions, so that a response about an earlier one is recognised. */
  generation: number
  refused: number
  isDismissed: boolean
  waiting: ((isSignedIn: boolean) => void)[]
  listeners: Set<(event: SessionEvent) => void>
  watchers: Set<() => void>
}

type Source = 'server' | 'sign-in' | 'other-tab'

export type SessionOutcome = Result<Session, SessionProblem>

const MISSING = { kind: 'session-missing', message: 'Auth session missing!' } as const

export function createSessionCore(parts: SessionClientParts): SessionCore {
  const { initial, clock } = parts
  return {
    ...parts,
    held: initial && { state: initial, requestedAt: clock.steady(), answeredAt: clock.steady() },
    view: {
      isSignedIn: initial !== null,
      user: initial?.user ?? null,
      trouble: null,
      isAsking: false,
    },
    generation: 0,
    refused: 0,
    isDismissed: false,
    waiting: [],
    listeners: new Set(),
    watchers: new Set(),
  }
}

export function show(core: SessionCore, changes: Partial<SessionView>): void {
  core.view = { ...core.view, ...changes }
  for (const watch of core.watchers) watch()
}

export function announce(
  core: SessionCore,
  event: SessionEvent,
  state: SessionState | null,
  source: Source,
): void {
  if (source !== 'other-tab') core.tell({ type: event.type, state })
  for (const listen of core.listeners) listen(event)
}

export function adopt(
  core: SessionCore,
  state: SessionState,
  requestedAt: number,
  source: Source,
): Session {
  const before = core.held
  const next = { state, requestedAt, answeredAt: core.clock.steady() }
  core.held = next
  core.isDismissed = false
  if (before?.state.user.id !== state.user.id) core.generation += 1
  show(core, { isSignedIn: true, user: state.user, trouble: null })
  const session = toSession(next, next.answeredAt)
  const type = eventOf(before, next, source)
  if (type) announce(core, { type, session }, state, source)
  release(core, true)
  return session
}

export function end(core: SessionCore, reason: SignOutReason, source: Source): void {
  if (!core.held) return
  core.held = null
  core.generation += 1
  show(core, { isSignedIn: false, trouble: null })
  announce(core, { type: 'SIGNED_OUT', reason }, null, source)
}

export function release(core: SessionCore, isSignedIn: boolean): void {
  const released = core.waiting
  core.waiting = []
  if (core.view.isAsking) show(core, { isAsking: false })
  for (const go of released) go(isSignedIn)
}

export async function ask(
  core: SessionCore,
  request: () => Promise<Result<SessionState, SessionProblem>>,
): Promise<SessionOutcome> {
  const { generation } = core
  const requestedAt = core.clock.steady()
  const response = await request()
  const now = core.clock.steady()
  // The response is about a session that has been replaced meanwhile.
  if (generation !== core.generation)
    return core.held ? ok(toSession(core.held, now)) : fail(MISSING)
  if (response.ok) return ok(adopt(core, response.value, requestedAt, 'server'))
  if (response.problem.kind === 'session-missing' && core.held) {
    end(core, secondsLeft(core.held, now).least > 0 ? 'ended' : 'expired', 'server')
  }
  return response
}

export function toSession(held: HeldSession, now: number): Session {
  const expires_in = Math.max(0, Math.floor(secondsLeft(held, now).least))
  return { ...held.state, expires_in, access_token: null, refresh_token: null }
}

function eventOf(
  before: HeldSession | null,
  { state, answeredAt }: HeldSession,
  source: Source,
): 'SIGNED_IN' | 'USER_UPDATED' | 'TOKEN_REFRESHED' | null {
  const { user } = state
  if (before?.state.user.id !== user.id || source === 'sign-in') return 'SIGNED_IN'
  const known = before.state.user
  if (known.email !== user.email || known.name !== user.name) return 'USER_UPDATED'
  const gained = state.expires_in - secondsLeft(before, answeredAt).most
  return gained > SESSION_SECONDS.renewWithin ? 'TOKEN_REFRESHED' : null
}
