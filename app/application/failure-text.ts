import { isRouteErrorResponse } from 'react-router'
import { parseJson } from '#app/platform/parse-json.ts'
import { NO_CONNECTION } from '#app/platform/session-guard.ts'

/** Of a request of the router, for the user. */
export function failureText(error: unknown): string {
  // fetch throws a TypeError when nothing responded.
  if (error instanceof TypeError) return NO_CONNECTION
  if (!isRouteErrorResponse(error)) return error instanceof Error ? error.message : String(error)
  return messageIn(error.data) ?? `The server answered ${error.status}.`
}

// For a refusal before the page's own action.
function messageIn(body: unknown): string | null {
  const { message } = ((typeof body === 'string' ? parseJson(body) : body) ?? {}) as {
    message?: unknown
  }
  return typeof message === 'string' ? message : null
}
