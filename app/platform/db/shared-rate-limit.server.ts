import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import {
  createRateLimit,
  type RateDecision,
  type RateLimitOptions,
} from '#app/platform/http/rate-limit.server.ts'
import type { Schema } from '#db/schema.ts'

type SharedOptions = RateLimitOptions & {
  db: Kysely<Schema>
  name: string
  /** Addresses are stored only as hashes with this key. */
  key: string | Buffer
}

/** Decision 41: `take` asks the process's own limit first, so that a flood costs the database no more than what is allowed. */
export function createSharedRateLimit(options: SharedOptions) {
  const own = createRateLimit(options)
  const takeShared = (client: string) => countShared(options, client)
  return {
    async take(client: string): Promise<RateDecision> {
      const here = own.take(client)
      return here.isAllowed ? takeShared(client) : here
    },
    /** For what the process has limited by itself already. */
    takeShared,
  }
}

/** Those that are full say nothing. */
export async function forgetFullLimits(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('full_at', '<', now.getTime()).execute()
}

// As createRateLimit, in one statement: the database lets one process after the other change the client's row.
async function countShared(options: SharedOptions, client: string): Promise<RateDecision> {
  const { db, burst, perSecond, name, key } = options
  // SQLite has one process.
  if (!isPostgres(db)) return { isAllowed: true }
  const hash = createHmac('sha256', key).update(`${name}\n${client}`).digest('base64url')
  const now = options.now().getTime()
  const interval = Math.round(1000 / perSecond)
  const latest = now + burst * interval
  const used = sql<number>`case when rate_limits.full_at between ${now} and ${latest} then rate_limits.full_at else ${now} end`
  const { rows } = await sql`
    insert into rate_limits (client, full_at) values (${hash}, ${now + interval})
    on conflict (client) do update set full_at = ${used} + ${interval}
    where ${used} + ${interval} <= ${latest}
    returning full_at`.execute(db)
  if (rows.length > 0) return { isAllowed: true }
  const { full_at: fullAt } = await db
    .selectFrom('rate_limits')
    .select('full_at')
    .where('client', '=', hash)
    .executeTakeFirstOrThrow()
  const waitMs = Math.max(fullAt + interval - latest, 1)
  return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
}
