import { parseJson } from '#app/platform/parse-json.ts'

export const NO_CONNECTION =
  'The server cannot be reached. Please check your connection and try again.'

type SessionGuard = {
  generation: number
  reauthenticate(generation: number, isBackground: boolean): Promise<boolean>
}

let guard: SessionGuard | null = null

export function guardRequests(session: SessionGuard): () => void {
  guard = session
  return () => {
    if (guard === session) guard = null
  }
}

/** Call it before a request is sent; its result requests re-authentication after a 401 and returns whether to retry. */
export function beginRequest(): (options?: { isBackground: boolean }) => Promise<boolean> {
  const session = guard
  const generation = session?.generation ?? 0
  return async ({ isBackground } = { isBackground: false }) =>
    session !== null && session.reauthenticate(generation, isBackground)
}

type Respond = (address: string, init: RequestInit) => Promise<Response>

let respond: Respond = (address, init) => fetch(address, init)

/** @returns what ends that */
export function answerRequestsBy(responder: Respond): () => void {
  const before = respond
  respond = responder
  return () => {
    respond = before
  }
}

type SessionRequest = RequestInit & {
  /** A request without a user's action is not retried once the dialog was dismissed. */
  isBackground?: boolean
}

/** Decision 8: for requests that the router does not make itself. */
export async function sessionFetch(
  address: string,
  { isBackground = false, ...init }: SessionRequest = {},
): Promise<Response> {
  const askInPlace = beginRequest()
  const response = await respond(address, init)
  if (response.status !== 401 || !(await askInPlace({ isBackground }))) return response
  return sessionFetch(address, { isBackground, ...init })
}

/** Without a user's action. @returns null when there was no response, `data` null where it is not JSON */
export async function sendInBackground(address: string, init: RequestInit) {
  const headers = { Accept: 'application/json' }
  try {
    const response = await sessionFetch(address, { ...init, headers, isBackground: true })
    const { ok, status } = response
    return { ok, status, data: parseJson(await response.text()) }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
