import type { App } from '#app/platform/http/app-interface.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'

/** To programs that ask for data. */
const MISSING = 'There is nothing at this address: this site has no backend.'

/** Without a backend nothing is written and no cookie counts, so every other request is a 404 that does not depend on its content. */
export function withoutBackend(handle: App['handle']): App['handle'] {
  return async (request, client) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const headers = new Headers(request.headers)
    if (!isReading && /application\/json/.test(headers.get('Accept') ?? ''))
      return Response.json({ message: MISSING }, { status: 404, headers: PRIVATE_PAGE })
    headers.delete('Cookie')
    const { signal } = request
    const address = isReading ? request.url : new URL('/not-found', request.url)
    return handle(new Request(address, { headers, signal }), client)
  }
}
