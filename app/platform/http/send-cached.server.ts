import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#app/platform/config.server.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import { type CachedResponse, selectVariant } from '#app/platform/http/cached-response.server.ts'
import { checkHostHeader, hasBody, isReading } from '#app/platform/http/request-checks.server.ts'
import type { RequestHandler } from '#app/platform/http/request-handler.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** Since the last log line; `bytes` are those of bodies. */
export type CachedCounts = { responses: number; notModified: number; bytes: number }

type Site = {
  handler: Pick<RequestHandler, 'findCached'>
  config: Pick<Config, 'publicOrigin'>
  counts: CachedCounts
  measure?: App['measure']
  isClosing: boolean
}

export function findCached(
  { handler, config, isClosing }: Site,
  req: IncomingMessage,
): CachedResponse | null {
  if (isClosing) return null
  const { method = '', url = '', headers } = req
  if (!isReading(method) || hasBody(headers) || headers.authorization !== undefined) return null
  if (checkHostHeader(headers, config.publicOrigin) !== null) return null
  return handler.findCached(url, headers.cookie ?? '')
}

export function sendCached(
  { counts, measure }: Site,
  { method = '', headers: requested }: IncomingMessage,
  res: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): void {
  const { status, headers, body } = selectVariant(cached, {
    method,
    acceptEncoding: requested['accept-encoding'] ?? '',
    ifNoneMatch: requested['if-none-match'] ?? '',
  })
  counts.responses += 1
  counts.notModified += status === 304 ? 1 : 0
  counts.bytes += body?.length ?? 0
  measure?.cachedResponse()
  res.writeHead(status, headers.concat('X-Request-Id', requestId))
  res.end(body)
}

// A line for each would cost more than the response.
export function logCounts(site: Pick<Site, 'counts'> & { log: Logger }): void {
  if (site.counts.responses > 0) site.log.info('cached responses', site.counts)
  site.counts = { responses: 0, notModified: 0, bytes: 0 }
}
