import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { readGauges } from '#app/features/operations/metrics/gauges.server.ts'
import { createMeters } from '#app/features/operations/metrics/meters.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Schema } from '#db/schema.ts'

export type Metrics = Awaited<ReturnType<typeof createMetrics>>

type Meters = Awaited<ReturnType<typeof createMeters>>
type Page = { token: string; db: Kysely<Schema>; now: Date }

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

export async function createMetrics() {
  const meters = await createMeters()
  return {
    /** `routePattern` bounds the number of labels. */
    measureResponses: (routePattern: (path: string) => string): App['measure'] => ({
      response: ({ method, path, status, ms }) => {
        const labels = {
          method: METHODS.has(method) ? method : 'other',
          route: routePattern(path),
          status: `${Math.floor(status / 100)}xx`,
        }
        meters.responses.observe(labels, ms / 1000)
      },
      cachedResponse: () => meters.cached.inc(),
    }),
    measureQuery(ms: number, isSlow: boolean) {
      meters.queries.observe(ms / 1000)
      if (isSlow) meters.slowQueries.inc()
    },
    countLog: (log: Logger) => countLog(meters, log),
    countStorageErrors: (storage: ObjectStorage) => countStorageErrors(meters, storage),
    async respond(request: Request, { token, db, now }: Page): Promise<Response> {
      if (!hasToken(request, token)) return refusal()
      meters.setGauges(await readGauges(db, now))
      return new Response(await meters.print(), {
        headers: { 'Content-Type': meters.contentType, 'Cache-Control': 'no-store' },
      })
    },
  }
}

// Hashes have one length, so the comparison takes the same time for every token.
function hasToken(request: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? []
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)))
}

function refusal(): Response {
  return new Response('The metrics need METRICS_TOKEN as a bearer token.\n', {
    status: 401,
    headers: {
      'WWW-Authenticate': 'Bearer',
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}

function countLog({ logged }: Meters, log: Logger): Logger {
  return {
    info: log.info,
    warn(event, fields) {
      logged.inc({ level: 'warn', event })
      log.warn(event, fields)
    },
    error(event, error, fields) {
      logged.inc({ level: 'error', event })
      log.error(event, error, fields)
    },
  }
}

function countStorageErrors({ storageErrors }: Meters, storage: ObjectStorage): ObjectStorage {
  const counted = <Value>(work: Promise<Value>) =>
    work.catch((error: unknown) => {
      storageErrors.inc()
      throw error
    })
  return {
    async put(name, bytes) {
      const put = await counted(storage.put(name, bytes))
      if (!put.ok && put.problem !== 'exists') storageErrors.inc()
      return put
    },
    get: (name) => counted(storage.get(name)),
    list: (options) => counted(storage.list(options)),
    delete: (name) => counted(storage.delete(name)),
    hasWritten: (name) => counted(storage.hasWritten(name)),
    deleteTemporaryFiles: (now) => counted(storage.deleteTemporaryFiles(now)),
  }
}
