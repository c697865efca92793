import type { Registry } from 'prom-client'
import { GAUGES, type Gauges } from '#app/features/operations/metrics/gauges.server.ts'

// In seconds; a statement of a page ends after 2.5.
const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5]
const RESPONSE_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

// Loaded when it is asked for, because a site without METRICS_TOKEN need not keep the package in memory.
export async function createMeters() {
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
