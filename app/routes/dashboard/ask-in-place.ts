import { data, type DataStrategyResult, isRouteErrorResponse, replace } from 'react-router'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { beginRequest, NO_CONNECTION } from '#app/platform/session-guard.ts'

type Results = Record<string, DataStrategyResult>

/**
 * For every page of the dashboard: an action that is refused for want of a session asks for the password in place and is sent
 * again; a page that is refused gives way to Login.
 */
export async function keepSession(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const askInPlace = beginRequest()
  const results = await next()
  const found = Object.values(results).map(({ result }) => result)
  // Returned and not thrown, or it would be this route's result and leave the action's as it is.
  if (found.some(isSessionMissing) && (await askInPlace()))
    return mapResults(results, { type: 'error', result: sendAgain(request) })
  if (!found.some(leadsToLogin)) return results
  // For a redirect to a document the router itself would add a history entry, and Back would lead into the guard again.
  window.location.replace(LOGIN)
  // Nothing more is shown on the page that is being left.
  return new Promise<never>(() => {})
}

function mapResults(results: Results, result: DataStrategyResult): Results {
  return Object.fromEntries(Object.keys(results).map((routeId) => [routeId, result]))
}

/** Runs an action of the server. Where no answer comes, or none of the page's own, the page stays and is told why. */
export async function actInPlace<Answer>(request: Request, act: () => Promise<Answer>) {
  const askInPlace = beginRequest()
  try {
    return await act()
  } catch (error) {
    // A redirect.
    if (error instanceof Response) throw error
    if (isSessionMissing(error) && (await askInPlace())) throw sendAgain(request)
    // With a status that says so, or the router would load the page again.
    const status = isRouteErrorResponse(error) ? error.status : 503
    return data({ failed: failureText(error) }, { status })
  }
}

/** Loads anew what an open page shows, and asks for the password in place. @returns null when it cannot be had at the moment */
export async function loadInPlace<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | null> {
  const askInPlace = beginRequest()
  try {
    return await load()
  } catch (error) {
    if (leadsToLogin(error)) return (await askInPlace()) ? loadInPlace(load) : null
    if (error instanceof Response) throw error
    return null
  }
}

// The router sends a form again that is answered with 307.
function sendAgain(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return replace(pathname + search, 307)
}

function isSessionMissing(result: unknown): boolean {
  return isRouteErrorResponse(result) && result.status === 401
}

function leadsToLogin(result: unknown): boolean {
  return result instanceof Response && result.headers.get('Location') === LOGIN
}

function failureText(error: unknown): string {
  // fetch refuses with a TypeError when nothing answered.
  if (error instanceof TypeError) return NO_CONNECTION
  if (!isRouteErrorResponse(error)) return error instanceof Error ? error.message : String(error)
  return messageIn(error.data) ?? `The server answered ${error.status}.`
}

// The words of a refusal that was made before the page's action came to it.
function messageIn(body: unknown): string | null {
  try {
    const { message } = (typeof body === 'string' ? JSON.parse(body) : body) as {
      message?: unknown
    }
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
