import {
  eventOf,
  type HeldSession,
  isDue,
  isPastHardEnd,
  secondsLeft,
  type Source,
  toSession,
} from '#app/features/auth/sessions/held-session.ts'
import type {
  Session,
  SessionEvent,
  SessionMessage,
  SessionOutcome,
  SessionProblem,
  SessionState,
  SessionView,
  SignOutReason,
} from '#app/features/auth/sessions/session-events.ts'
import {
  findSession,
  requestRenewal,
  sendSignIn,
  sendSignOut,
  type SessionClientParts,
  type SignInEntry,
} from '#app/features/auth/sessions/session-requests.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { doublingDelays, retryWithBackoff } from '#app/platform/retry.ts'

/** Longer than a response takes to store its cookie, shorter than a user notices. */
const HANDOVER_MS = 1_000

// A larger difference between the two clocks means that the machine slept or the clock was set.
const JUMP_MS = 60_000
const MISSING = 'Auth session missing!'

export class SessionClient {
  /** Counts sessions, so that a response about an earlier one is recognised. */
  generation = 0
  readonly #parts: SessionClientParts
  readonly #watchers = new Set<() => void>()
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  #held: HeldSession | null
  #view: SessionView
  #waiting: ((isSignedIn: boolean) => void)[] = []
  #renewal: Promise<void> | null = null
  #leaving: ReturnType<typeof sendSignOut> | null = null
  #wallAhead: number
  #refused = 0

  constructor(parts: SessionClientParts) {
    const { initial, clock } = parts
    this.#parts = parts
    const now = clock.steady()
    this.#held = initial && { state: initial, requestedAt: now, answeredAt: now }
    const user = initial?.user ?? null
    this.#view = { isSignedIn: user !== null, user, trouble: null, isAsking: false }
    this.#wallAhead = clock.wall() - now
  }

  view = (): SessionView => this.#view

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Spec 7.14. */
  session(): Session | null {
    return this.#held && toSession(this.#held, this.#now())
  }

  onEvent(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener)
    listener({ type: 'INITIAL_SESSION', session: this.session() })
    return () => this.#listeners.delete(listener)
  }

  /** Called every 30 s and when the page becomes visible; never sends two requests at once. */
  async tick(): Promise<void> {
    const hasJumped = this.#hasJumped()
    if (!this.#held) return
    if (isPastHardEnd(this.#held, this.#now())) this.#end('expired', 'server')
    else if (hasJumped || this.#view.trouble || isDue(this.#held, this.#now())) {
      this.#renewal ??= this.#renew().finally(() => (this.#renewal = null))
      await this.#renewal
    }
  }

  look(): Promise<SessionOutcome> {
    const find = () => findSession(this.#parts.network)
    return this.#ask(async () => {
      const found = await find()
      if (found.ok || found.problem.kind !== 'session-missing') return found
      // The message about a sign-in in another tab may arrive before its cookie is stored.
      await this.#wait(HANDOVER_MS)
      return find()
    })
  }

  async signIn(entry: SignInEntry): Promise<SessionOutcome> {
    const requestedAt = this.#now()
    const response = await sendSignIn(this.#parts.network, entry)
    if (!response.ok) return response
    const session = this.#adopt(response.value, requestedAt, 'sign-in')
    if (entry.code !== undefined)
      this.#announce({ type: 'MFA_CHALLENGE_VERIFIED', session }, response.value, 'sign-in')
    return ok(session)
  }

  async signOut(): Promise<Result<null, SessionProblem>> {
    const response = await (this.#leaving = sendSignOut(this.#parts.network))
    this.#leaving = null
    if (!response.ok) return response
    this.#end('logout', 'sign-in')
    return ok(null)
  }

  /** @returns false when the dialog was dismissed */
  askForPassword(): Promise<boolean> {
    if (this.#held) return Promise.resolve(true)
    this.#show({ isAsking: true })
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  dismiss(): void {
    this.#release(false)
  }

  isAwaited(): boolean {
    return this.#refused > 0
  }

  /** @returns whether to send the refused request again; a background request waits for a dialog, but never opens one */
  async reauthenticate(generation: number, isBackground: boolean): Promise<boolean> {
    if (generation !== this.generation && this.#held) return true
    const isLeftAlone = () => isBackground && !this.#held && !this.#view.isAsking
    if (isLeftAlone()) return false
    const awaited = isBackground ? 0 : 1
    this.#refused += awaited
    try {
      const found = await this.#ask(() => findSession(this.#parts.network))
      // An unchanged session was refused for another reason; without a response nothing is known.
      if (found.ok) return generation !== this.generation
      if (found.problem.kind !== 'session-missing' || isLeftAlone()) return false
      return await this.askForPassword()
    } finally {
      this.#refused -= awaited
    }
  }

  receive({ type, state }: SessionMessage): void {
    if (type === 'SIGNED_OUT') this.#end('logout-elsewhere', 'other-tab')
    else if (state) this.#adopt(state, this.#now(), 'other-tab')
    const session = this.session()
    if (type === 'PASSWORD_RECOVERY') this.#announce({ type, session }, null, 'other-tab')
    if (type === 'MFA_CHALLENGE_VERIFIED' && session)
      this.#announce({ type, session }, null, 'other-tab')
  }

  /** Reports this page's user to the other tabs, which may show another one. */
  introduce(): void {
    if (this.#held) this.#parts.tell({ type: 'INITIAL_SESSION', state: this.#held.state })
  }

  #now(): number {
    return this.#parts.clock.steady()
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => this.#parts.network.setTimeout(() => resolve(), ms))
  }

  // After a sleep, which the steady clock may not have counted, only the server knows what is left.
  #hasJumped(): boolean {
    const before = this.#wallAhead
    this.#wallAhead = this.#parts.clock.wall() - this.#now()
    return this.#wallAhead - before > JUMP_MS
  }

  /** Spec 9.19: eight attempts within one tick (30 s), the last after 25.4 s. */
  async #renew(): Promise<void> {
    const attempt = () => this.#ask(() => requestRenewal(this.#parts.network))
    const outcome = await retryWithBackoff(attempt, {
      now: () => this.#now(),
      wait: (ms) => this.#wait(ms),
      delayMs: doublingDelays(200),
      shouldRetry: (renewed) => !renewed.ok && renewed.problem.kind === 'retryable',
      deadline: this.#now() + SESSION_SECONDS.tick * 1_000,
    })
    if (!outcome.ok && this.#held) this.#show({ trouble: outcome.problem })
  }

  async #ask(request: () => ReturnType<typeof findSession>): Promise<SessionOutcome> {
    const { generation } = this
    const requestedAt = this.#now()
    const response = await request()
    // A Logout under way, which may have ended the session already, decides where this page goes.
    await this.#leaving
    // The response is about a session that has been replaced meanwhile.
    if (generation !== this.generation) {
      const session = this.session()
      return session ? ok(session) : fail({ kind: 'session-missing', message: MISSING })
    }
    if (response.ok) return ok(this.#adopt(response.value, requestedAt, 'server'))
    if (response.problem.kind === 'session-missing' && this.#held) {
      const isLeft = secondsLeft(this.#held, this.#now()).least > 0
      this.#end(isLeft ? 'ended' : 'expired', 'server')
    }
    return response
  }

  #adopt(state: SessionState, requestedAt: number, source: Source): Session {
    const before = this.#held
    const next = { state, requestedAt, answeredAt: this.#now() }
    this.#held = next
    if (before?.state.user.id !== state.user.id) this.generation += 1
    this.#show({ isSignedIn: true, user: state.user, trouble: null })
    const session = toSession(next, next.answeredAt)
    const type = eventOf(before, next, source)
    if (type) this.#announce({ type, session }, state, source)
    this.#release(true)
    return session
  }

  #end(reason: SignOutReason, source: Source): void {
    if (!this.#held || (this.#leaving && source === 'other-tab')) return
    this.#held = null
    this.generation += 1
    this.#show({ isSignedIn: false, trouble: null })
    this.#announce({ type: 'SIGNED_OUT', reason }, null, source)
  }

  #announce(event: SessionEvent, state: SessionState | null, source: Source): void {
    if (source !== 'other-tab') this.#parts.tell({ type: event.type, state })
    for (const listen of this.#listeners) listen(event)
  }

  #show(changes: Partial<SessionView>): void {
    this.#view = { ...this.#view, ...changes }
    for (const watch of this.#watchers) watch()
  }

  #release(isSignedIn: boolean): void {
    if (this.#view.isAsking) this.#show({ isAsking: false })
    for (const go of this.#waiting.splice(0)) go(isSignedIn)
  }
}
