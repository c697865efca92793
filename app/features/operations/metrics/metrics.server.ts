import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { GAUGES, type Gauges, readGauges } from '#app/features/operations/metrics/gauges.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { hashToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Schema } from '#db/schema.ts'
import type { Registry } from 'prom-client'

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

// In seconds; a statement of a page ends after 2.5.
const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5]
const RESPONSE_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

// Loaded when it is asked for, because a site without METRICS_TOKEN need not keep the package in memory.
async function createMeters() {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const common = (name: string, help: string) => ({ name, help, registers: [registry] })
  const gauges = Object.entries(GAUGES).map(([name, help]) => {
    return [name, new prometheus.Gauge(common(name, help))] as const
  })
  return {
    ...pageOf(registry),
    responses: new prometheus.Histogram({
      ...common(
        'site_http_response_seconds',
        'Time until a response was sent, but for cached ones',
      ),
      labelNames: ['method', 'route', 'status'],
      buckets: RESPONSE_BUCKETS,
    }),
    cached: new prometheus.Counter(
      common('site_http_cached_responses_total', 'Responses that were sent from memory'),
    ),
    queries: new prometheus.Histogram({
      ...common('site_database_query_seconds', 'Time of a query of the database'),
      buckets: QUERY_BUCKETS,
    }),
    slowQueries: new prometheus.Counter(
      common('site_database_slow_queries_total', 'Queries that took SLOW_QUERY_MS or more'),
    ),
    storageErrors: new prometheus.Counter(
      common('site_image_storage_errors_total', 'Image files that could not be stored or read'),
    ),
    logged: new prometheus.Counter({
      ...common('site_log_lines_total', 'Warnings and errors in the log, by their event'),
      labelNames: ['level', 'event'],
    }),
    setGauges(values: Gauges) {
      for (const [name, gauge] of gauges) gauge.set(values[name as keyof Gauges])
    },
  }
}

function pageOf(registry: Registry) {
  return { contentType: registry.contentType, print: () => registry.metrics() }
}
