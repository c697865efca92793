import type { RouterContextProvider } from 'react-router'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

/** Spec 8.7: logs the cause; the fallback is neither cached nor indexed; `read` may throw a Response. */
export async function readPosts<Page, Fallback>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<Page>,
  fallback: (headers: Record<string, string>, status: number) => Fallback,
): Promise<Page | Fallback> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Response) throw error
    const { log } = context.get(servicesContext)
    log.error('posts could not be read', error, { requestId: context.get(clientContext).requestId })
    const { headers, status } = databaseResponse(error) ?? { headers: {}, status: 500 }
    return fallback({ ...headers, ...PRIVATE_PAGE, 'X-Robots-Tag': 'noindex' }, status)
  }
}
