import { isDue, isPastHardEnd } from '#app/features/auth/sessions/held-session.ts'
import { retryRenewal } from '#app/features/auth/sessions/retry-renewal.ts'
import {
  adopt,
  announce,
  ask,
  createSessionCore,
  end,
  release,
  type SessionClientParts,
  type SessionCore,
  type SessionOutcome,
  type SessionView,
  show,
  toSession,
} from '#app/features/auth/sessions/session-core.ts'
import type {
  Session,
  SessionEvent,
  SessionMessage,
  SessionProblem,
} from '#app/features/auth/sessions/session-events.ts'
import {
  findSession,
  renewSession,
  sendSignIn,
  sendSignOut,
  type SignInEntry,
} from '#app/features/auth/sessions/session-requests.ts'
import { ok, type Result } from '#app/platform/result.ts'

export type SessionClient = {
  view(): SessionView
  watch(watcher: () => void): () => void
  /** Spec 7.14. */
  session(): Session | null
  onEvent(listener: (event: SessionEvent) => void): () => void
  generation(): number
  /** @returns whether to send the refused request again; a background request is not retried after a dismissal */
  reauthenticate(generation: number, isBackground: boolean): Promise<boolean>
  /** Called every 30 s and when the page becomes visible; never sends two requests at once. */
  tick(): Promise<void>
  look(): Promise<SessionOutcome>
  signIn(entry: SignInEntry): Promise<SessionOutcome>
  signOut(): Promise<Result<null, SessionProblem>>
  /** @returns false when the dialog was dismissed */
  askForPassword(): Promise<boolean>
  dismiss(): void
  isAwaited(): boolean
  receive(message: SessionMessage): void
  /** Reports this page's user to the other tabs, which may show another one. */
  introduce(): void
}

export function createSessionClient(parts: SessionClientParts): SessionClient {
  const core = createSessionCore(parts)
  const now = core.clock.steady
  const session = () => core.held && toSession(core.held, now())
  return {
    view: () => core.view,
    watch(watcher) {
      core.watchers.add(watcher)
      return () => core.watchers.delete(watcher)
    },
    session,
    onEvent(listener) {
      core.listeners.add(listener)
      listener({ type: 'INITIAL_SESSION', session: session() })
      return () => core.listeners.delete(listener)
    },
    generation: () => core.generation,
    reauthenticate: (generation, isBackground) => reauthenticate(core, generation, isBackground),
    tick: createTick(core),
    look: () => ask(core, () => findSessionTwice(core)),
    signIn: (entry) => signIn(core, entry),
    signOut: () => signOut(core),
    askForPassword: () => askForPassword(core),
    dismiss() {
      core.isDismissed = true
      release(core, false)
    },
    isAwaited: () => core.refused > 0,
    receive: (message) => receive(core, message),
    introduce() {
      if (core.held) core.tell({ type: 'INITIAL_SESSION', state: core.held.state })
    },
  }
}

function createTick(core: SessionCore): SessionClient['tick'] {
  const hasJumped = createJumpWatch(core.clock)
  const renew = createRenewal(core)
  return async () => {
    const jumped = hasJumped()
    const { held, view } = core
    if (!held) return
    if (isPastHardEnd(held, core.clock.steady())) end(core, 'expired', 'server')
    else if (jumped || view.trouble || isDue(held, core.clock.steady())) await renew()
  }
}

function createRenewal(core: SessionCore): () => Promise<SessionOutcome> {
  const { network, clock } = core
  let underWay: Promise<SessionOutcome> | null = null
  const wait = (ms: number) =>
    new Promise<void>((resolve) => network.setTimeout(() => resolve(), ms))

  async function renew(): Promise<SessionOutcome> {
    const attempt = () => ask(core, () => renewSession(network))
    const outcome = await retryRenewal(attempt, { now: clock.steady, wait })
    if (!outcome.ok && core.held) show(core, { trouble: outcome.problem })
    return outcome
  }

  return () => {
    underWay ??= renew().finally(() => (underWay = null))
    return underWay
  }
}

// A larger difference between the two clocks means that the machine slept or the clock was set.
const JUMP_MS = 60_000

// After a sleep, which the steady clock may not have counted, only the server knows what is left.
function createJumpWatch({ steady, wall }: SessionCore['clock']): () => boolean {
  let seen = { steady: steady(), wall: wall() }
  return () => {
    const now = { steady: steady(), wall: wall() }
    const gap = now.wall - seen.wall - (now.steady - seen.steady)
    seen = now
    return gap > JUMP_MS
  }
}

async function signIn(core: SessionCore, entry: SignInEntry): Promise<SessionOutcome> {
  const requestedAt = core.clock.steady()
  const response = await sendSignIn(core.network, entry)
  if (!response.ok) return response
  const session = adopt(core, response.value, requestedAt, 'sign-in')
  if (entry.code !== undefined) {
    announce(core, { type: 'MFA_CHALLENGE_VERIFIED', session }, response.value, 'sign-in')
  }
  return ok(session)
}

async function signOut(core: SessionCore): Promise<Result<null, SessionProblem>> {
  const response = await sendSignOut(core.network)
  if (!response.ok) return response
  end(core, 'logout', 'sign-in')
  return ok(null)
}

function askForPassword(core: SessionCore): Promise<boolean> {
  if (core.held) return Promise.resolve(true)
  show(core, { isAsking: true })
  return new Promise((resolve) => core.waiting.push(resolve))
}

/** Longer than a response takes to store its cookie, shorter than a user notices. */
const HANDOVER_MS = 1_000

// The message about a sign-in in another tab may arrive before its cookie is stored.
async function findSessionTwice({ network }: SessionCore): ReturnType<typeof findSession> {
  const found = await findSession(network)
  if (found.ok || found.problem.kind !== 'session-missing') return found
  await new Promise<void>((resolve) => network.setTimeout(() => resolve(), HANDOVER_MS))
  return findSession(network)
}

async function reauthenticate(
  core: SessionCore,
  generation: number,
  isBackground: boolean,
): Promise<boolean> {
  if (generation !== core.generation && core.held) return true
  if (isBackground && core.isDismissed) return false
  core.refused += 1
  try {
    const found = await ask(core, () => findSession(core.network))
    // An unchanged session was refused for another reason; without a response nothing is known.
    if (found.ok) return generation !== core.generation
    return found.problem.kind === 'session-missing' && (await askForPassword(core))
  } finally {
    core.refused -= 1
  }
}

function receive(core: SessionCore, { type, state }: SessionMessage): void {
  const now = core.clock.steady()
  if (type === 'SIGNED_OUT') end(core, 'logout-elsewhere', 'other-tab')
  else if (state) adopt(core, state, now, 'other-tab')
  const session = core.held && toSession(core.held, now)
  if (type === 'PASSWORD_RECOVERY') announce(core, { type, session }, null, 'other-tab')
  if (type === 'MFA_CHALLENGE_VERIFIED' && session)
    announce(core, { type, session }, null, 'other-tab')
}
