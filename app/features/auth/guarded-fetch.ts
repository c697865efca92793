import type { SessionClient } from '#app/features/auth/session-client.ts'

const DESK = /^\/dashboard(?:[/.?]|$)/
// What the editor keeps by itself while somebody writes.
const BACKGROUND = /^\/dashboard\/copies\//

/**
 * Wraps `fetch` for the desk: a request that is refused because nobody is signed in waits until the password has been typed
 * in place, and is sent again. Nothing that was being saved is lost, whoever sent it: a feature, the query cache or the
 * router. A refusal for another reason passes through.
 */
export function guardFetch(
  plainFetch: typeof fetch,
  session: Pick<SessionClient, 'era' | 'regain'>,
  origin: string,
): typeof fetch {
  return async function guarded(input, init): Promise<Response> {
    const era = session.era()
    const answer = await plainFetch(repeatable(input), init)
    const path = findOwnPath(input, origin)
    if (answer.status !== 401 || !DESK.test(path)) return answer
    return (await session.regain(era, BACKGROUND.test(path))) ? guarded(input, init) : answer
  }
}

// The body of a Request can be sent once; of the copies, the last stays whole.
function repeatable(input: RequestInfo | URL): RequestInfo | URL {
  return input instanceof Request ? input.clone() : input
}

/** @returns an empty path for another site's address */
function findOwnPath(input: RequestInfo | URL, origin: string): string {
  const url = new URL(input instanceof Request ? input.url : input, origin)
  return url.origin === origin ? url.pathname : ''
}
