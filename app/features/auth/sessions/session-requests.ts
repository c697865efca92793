import {
  isSessionState,
  type SessionMessage,
  type SessionProblem,
  type SessionState,
} from '#app/features/auth/sessions/session-events.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type SessionNetwork = {
  fetch: typeof fetch
  setTimeout: (work: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
}

export type SessionClientParts = {
  initial: SessionState | null
  network: SessionNetwork
  /** Milliseconds: `steady` cannot be set, `wall` follows the system's clock. */
  clock: { steady: () => number; wall: () => number }
  tell: (message: SessionMessage) => void
}

export type SignInEntry = { email: string; password: string; code?: string }

const PATIENCE_MS = 10_000
const RETRYABLE = [502, 503, 504] as const
const NO_ANSWER = 'The server cannot be reached. Please check your connection and try again.'
const NO_SESSION = 'The server answered with something that is no session.'

export function findSession(
  network: SessionNetwork,
): Promise<Result<SessionState, SessionProblem>> {
  return askForState(network, '/session', { method: 'GET' })
}

/** A session with more than 90 s left is returned unchanged. */
export function requestRenewal(
  network: SessionNetwork,
): Promise<Result<SessionState, SessionProblem>> {
  return askForState(network, '/session/renewal', { method: 'POST' })
}

export async function sendSignIn(
  network: SessionNetwork,
  entry: SignInEntry,
): Promise<Result<SessionState, SessionProblem>> {
  const response = await send(network, '/session', {
    method: 'POST',
    body: new URLSearchParams(entry),
  })
  if (!response.ok) return response
  return findSession(network)
}

/** The redirect is not followed, because the flash message belongs to the next page that the user sees. */
export function sendSignOut(network: SessionNetwork): Promise<Result<unknown, SessionProblem>> {
  return send(network, '/logout', { method: 'POST', redirect: 'manual' })
}

async function askForState(
  network: SessionNetwork,
  address: string,
  init: RequestInit,
): Promise<Result<SessionState, SessionProblem>> {
  const response = await send(network, address, init)
  if (!response.ok) return response
  if (isSessionState(response.value)) return ok(response.value)
  return fail({ kind: 'invalid-token', message: NO_SESSION })
}

async function send(
  { fetch, setTimeout, clearTimeout }: SessionNetwork,
  address: string,
  init: RequestInit,
): Promise<Result<unknown, SessionProblem>> {
  const timeoutMs = new AbortController()
  const timer = setTimeout(() => timeoutMs.abort(), PATIENCE_MS)
  try {
    const response = await fetch(address, {
      ...init,
      headers: { Accept: 'application/json' },
      signal: timeoutMs.signal,
    })
    const body = await readJson(response)
    if (response.ok || response.type === 'opaqueredirect')
      return checkSuccess(response.status, body)
    return fail(problemOf(response.status, body))
  } catch (error) {
    // fetch rejects with a TypeError without a response, and with an abort after the timeout.
    if (!(error instanceof TypeError) && !timeoutMs.signal.aborted) throw error
    return fail({ kind: 'retryable', status: 0, message: NO_ANSWER })
  } finally {
    clearTimeout(timer)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

type Refusal = {
  message?: string
  toast?: { text: string } | null
  problems?: Record<string, string>
  reasons?: string[]
  secondFactor?: unknown
}

// A correct password alone makes no session where a second factor is set up.
function checkSuccess(status: number, body: unknown): Result<unknown, SessionProblem> {
  const secondFactor = (body as Refusal | null)?.secondFactor
  if (status !== 202 || secondFactor === undefined) return ok(body)
  return fail({ kind: 'second-factor', message: '' })
}

function problemOf(status: number, body: unknown): SessionProblem {
  const { message, toast, problems = {}, reasons, secondFactor } = (body ?? {}) as Refusal
  const text =
    message ?? toast?.text ?? Object.values(problems)[0] ?? `The server answered ${status}.`
  const retryable = RETRYABLE.find((code) => code === status)
  if (retryable !== undefined) return { kind: 'retryable', status: retryable, message: text }
  if (secondFactor !== undefined) return { kind: 'second-factor', message: text }
  if (reasons) return { kind: 'weak-password', message: text, reasons }
  if (status !== 401) return { kind: 'refused', status, message: text }
  return { kind: toast ? 'invalid-credentials' : 'session-missing', message: text }
}
