import type { Kysely } from 'kysely'
import type { Visit, VisitKind } from '#app/features/visits/visit.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

export type VisitCount = Visit & { day: LocalDate; count: number }

/** All of them or none. */
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

/** @param paths such as `/blog/a-post` @returns by path; pages without visits are absent */
export async function countsByPost(
  db: Db,
  paths: readonly string[],
  since: LocalDate,
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('visits')
    .select(['path', (row) => row.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .where('kind', '=', 'page' satisfies VisitKind)
    .where('path', 'in', paths)
    .groupBy('path')
    .execute()
  // PostgreSQL gives a sum as text.
  return new Map(rows.map(({ path, count }) => [path, Number(count)]))
}
