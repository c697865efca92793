import type { OnQuery } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

const LOGGED_SQL = 1000

type Parts = {
  log: Logger
  slowMs: number
  /** Is told of every query. */
  measure?: ((ms: number, isSlow: boolean) => void) | undefined
}

/** The log gets the text of a slow query without its values, which may be personal. */
export function watchQueries({ log, slowMs, measure }: Parts): OnQuery {
  return ({ sql, ms }) => {
    const isSlow = ms >= slowMs
    measure?.(ms, isSlow)
    if (isSlow) log.warn('slow query', { ms: Math.round(ms), sql: sql.slice(0, LOGGED_SQL) })
  }
}
