export const NO_CONNECTION =
  'The server cannot be reached. Please check your connection and try again.'

/** What a request of the dashboard needs of the session: who is signed in counts up, and asking for the password in place. */
type SessionGuard = {
  generation(): number
  reauthenticate(generation: number, isBackground: boolean): Promise<boolean>
}

let guard: SessionGuard | null = null

/** From now on a request that is refused for want of a session asks this one. @returns what undoes it */
export function guardRequests(session: SessionGuard): () => void {
  guard = session
  return () => {
    if (guard === session) guard = null
  }
}

/**
 * To be called before a request is sent. What it returns is called when the request was refused with 401: it asks for the
 * password in place and says whether to send the request again.
 */
export function beginRequest(): (options?: { isBackground: boolean }) => Promise<boolean> {
  // Before the page has started its session a refusal stays a refusal.
  const session = guard
  const generation = session?.generation() ?? 0
  return async ({ isBackground } = { isBackground: false }) =>
    session !== null && session.reauthenticate(generation, isBackground)
}

type Respond = (address: string, init: RequestInit) => Promise<Response>

let respond: Respond = (address, init) => fetch(address, init)

/** For a dashboard without a server: from now on this answers its own requests. */
export function answerRequestsBy(responder: Respond): void {
  respond = responder
}

type SessionRequest = RequestInit & {
  /** No one has pressed anything for it: once the question was dismissed it does not ask again. */
  isBackground?: boolean
}

/** `fetch` for the dashboard's own requests, beside those that the router makes for its pages (decision 8). */
export async function sessionFetch(
  address: string,
  { isBackground = false, ...init }: SessionRequest = {},
): Promise<Response> {
  const askInPlace = beginRequest()
  const response = await respond(address, init)
  if (response.status !== 401 || !(await askInPlace({ isBackground }))) return response
  return sessionFetch(address, { isBackground, ...init })
}
