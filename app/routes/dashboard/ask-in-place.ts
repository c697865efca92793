import { failureText } from '#app/application/failure-text.ts'
import { data, type DataStrategyResult, isRouteErrorResponse, replace } from 'react-router'
import { LOGIN } from '#app/features/auth/sessions/session.ts'
import { beginRequest } from '#app/platform/session-guard.ts'

type Results = Record<string, DataStrategyResult>

/** An action without a session requests re-authentication and is sent again; a page redirects to Login. */
export async function keepSession(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const askInPlace = beginRequest()
  const results = await next()
  const found = Object.values(results).map(({ result }) => result)
  // Returned, because a thrown one would become this route's result and leave the action's as it is.
  if (found.some(isSessionMissing) && (await askInPlace()))
    return mapResults(results, { type: 'error', result: sendAgain(request) })
  if (!found.some(leadsToLogin)) return results
  // For a redirect to a document the router would add a history entry, and Back would return to the guard.
  window.location.replace(LOGIN)
  // Shows nothing on the page being left.
  return new Promise<never>(() => {})
}

function mapResults(results: Results, result: DataStrategyResult): Results {
  return Object.fromEntries(Object.keys(results).map((routeId) => [routeId, result]))
}

/** Without a valid response the page stays and shows why. */
export async function actInPlace<Answer>(request: Request, act: () => Promise<Answer>) {
  const askInPlace = beginRequest()
  try {
    return await act()
  } catch (error) {
    if (error instanceof Response) throw error
    if (isSessionMissing(error) && (await askInPlace())) throw sendAgain(request)
    // With its status, or the router would reload the page.
    const status = isRouteErrorResponse(error) ? error.status : 503
    return data({ failed: failureText(error) }, { status })
  }
}

/** In the background it is refused without a question, where the end of the session has opened none. */
export async function loadInPlace<Loaded>(
  load: () => Promise<Loaded>,
  options: { isBackground: boolean },
): Promise<Loaded | null> {
  const askInPlace = beginRequest()
  try {
    return await load()
  } catch (error) {
    if (leadsToLogin(error)) return (await askInPlace(options)) ? loadInPlace(load, options) : null
    if (error instanceof Response) throw error
    return null
  }
}

// The router resends a form answered with 307.
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
