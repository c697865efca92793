import { noBackend } from '#app/features/site/content/en/interface.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'

/** Addresses that only a site with a backend has, and whatever lies below them, as data too (`/session.data`). */
const BEHIND =
  /^\/+(?:contact\/+(?:token|messages)|session|logout|visits|login\/+code|setup|invitation|password-reset|blog\/+preview)(?:[/.]|$)/i
const MISSING = '/not-found'

/**
 * Answers reading requests alone. On a site with no backend nothing is written, nobody is signed in and no cookie means
 * anything: whatever else is asked for is not there, and the answer does not depend on what was sent.
 */
export function withoutBackend(answer: App['handle']): App['handle'] {
  return (request, client) => {
    const url = new URL(request.url)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const isThere = isReading && !BEHIND.test(url.pathname)
    if (!isThere && wantsData(request)) return Promise.resolve(missingData())
    const headers = new Headers(request.headers)
    headers.delete('Cookie')
    const { signal } = request
    const address = isThere ? request.url : new URL(MISSING, url)
    return answer(new Request(address, { headers, signal }), client)
  }
}

function wantsData(request: Request): boolean {
  return /application\/json|text\/event-stream/.test(request.headers.get('Accept') ?? '')
}

function missingData(): Response {
  return Response.json({ message: noBackend.missing }, { status: 404, headers: PRIVATE_PAGE })
}
