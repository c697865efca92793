import { type Kysely, sql } from 'kysely'
import type { Visit, VisitKind } from '#app/features/visits/visit.ts'
import { type LocalDate, localMoment } from '#app/platform/local-time.ts'
import type { Schema } from '#db/schema.ts'
import { createRateLimit } from '#app/platform/http/rate-limit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

type Db = Kysely<Schema>

export type VisitCount = Visit & { day: LocalDate; count: number }

/** All of them or none. @internal exported for tests */
export async function addVisits(db: Db, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return
  // In one order, so that two processes never deadlock.
  const rows = counts.toSorted((one, other) => (rowName(one) < rowName(other) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await transaction
        .insertInto('visits')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'kind']).doUpdateSet((row) => ({
            count: row('visits.count', '+', row.ref('excluded.count')),
          })),
        )
        .execute()
    }
  })
}

// Four parameters a row: far below either database's limit.
const ROWS_AT_ONCE = 200

function rowName({ day, path, kind }: VisitCount): string {
  return `${day} ${path} ${kind}`
}

/** Both days included; by day, then path, then kind. */
export async function listVisits(
  db: Db,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<VisitCount[]> {
  const rows = await db
    .selectFrom('visits')
    .select(['day', 'path', 'kind', 'count'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('path')
    .orderBy('kind')
    .execute()
  return rows.map(({ day, kind, ...row }) => ({
    ...row,
    day: day as LocalDate,
    kind: kind as VisitKind,
  }))
}

/** Of the whole site; a day without any is absent. */
export async function countsByDay(
  db: Db,
  kinds: readonly VisitKind[],
  since: LocalDate,
): Promise<{ day: string; kind: string; count: number }[]> {
  const rows = await db
    .selectFrom('visits')
    .select(['day', 'kind', (row) => row.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', 'in', kinds)
    .groupBy(['day', 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export type ViewCount = { now: number; before: number }

/** `before`: from that day until `since`. @param paths such as `/blog/a-post` @returns by path; pages without visits are absent */
export async function countsByPost(
  db: Db,
  paths: readonly string[],
  { before, since }: { before: LocalDate; since: LocalDate },
): Promise<Map<string, ViewCount>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('visits')
    .select((row) => [
      'path',
      row.fn.sum<number | string>('count').as('all'),
      sql<number | string>`sum(case when day >= ${since} then count else 0 end)`.as('now'),
    ])
    .where('day', '>=', before)
    .where('kind', '=', 'page' satisfies VisitKind)
    .where('path', 'in', paths)
    .groupBy('path')
    .execute()
  // PostgreSQL gives a sum as text.
  return new Map(
    rows.map(({ path, all, now }) => [
      path,
      { now: Number(now), before: Number(all) - Number(now) },
    ]),
  )
}

type CounterParts = {
  db: Db
  log: Logger
  now: () => Date
  /** Where the firm's days begin. */
  timeZone: () => string
}

const FLUSH_EVERY_MS = 5_000

// Many pages at once are a reader or a household; for hours, a script.
const LIMIT = { burst: 60, perSecond: 1 / 20 }

/** In memory, and written every few seconds, so that no request waits for the database; a crash loses these seconds. */
export function createVisitCounter({ db, log, now, timeZone }: CounterParts) {
  const waiting = new Map<string, VisitCount>()
  const limit = createRateLimit({ ...LIMIT, now })
  const semaphore = createSemaphore(1)

  const add = (visit: VisitCount) => {
    const key = `${visit.day} ${visit.kind} ${visit.path}`
    waiting.set(key, { ...visit, count: visit.count + (waiting.get(key)?.count ?? 0) })
  }
  const write = async () => {
    const counts = [...waiting.values()]
    waiting.clear()
    try {
      await addVisits(db, counts)
    } catch (error) {
      log.error('visits could not be written and wait for the next time', error)
      dropOldest(counts).forEach(add)
    }
  }
  const flush = () => semaphore.run(write)
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS).unref()
  return {
    /** The path must be one of the site's own, so that memory stays bounded. */
    count: (visit: Visit) => add({ ...visit, day: localMoment(now(), timeZone()).date, count: 1 }),
    /** @param client such as `addressGroup(address)`; stays in memory and is never stored */
    isWithinLimit: (client: string) => limit.take(client).isAllowed,
    /** What could not be written is retried at the next flush. */
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

const DAYS_KEPT = 3

// A database that is down for weeks must not fill the memory.
function dropOldest(counts: readonly VisitCount[]): VisitCount[] {
  const days = [...new Set(counts.map(({ day }): LocalDate => day))].toSorted().slice(-DAYS_KEPT)
  return counts.filter(({ day }) => days.includes(day))
}
