import { type Kysely, sql } from 'kysely'
import type { ActFilter } from '#app/features/audit/audit-event.ts'
import type { Schema } from '#db/schema.ts'

/** Newest first. `before`: only older ones than this id; `nextBefore` is the next one's, null at the end. */
export async function listActs(
  db: Kysely<Schema>,
  { actor, kind, before, limit }: ActFilter & { before?: string | undefined; limit: number },
) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor', 'act', 'subject'])
    .$if(actor !== undefined, (select) => select.where('actor', '=', actor ?? ''))
    .$if(kind !== undefined, (select) => select.where('kind', '=', kind ?? ''))
    .$if(before !== undefined, (select) => select.where(olderThan(before ?? '')))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const acts = rows.slice(0, limit).map((row) => ({ ...row, at: new Date(row.at) }))
  return { acts, nextBefore: rows.length > limit ? (acts.at(-1)?.id ?? null) : null }
}

/** Sorted by name. Reads one row per person, not the whole log. */
export async function listActors(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .withRecursive('actors(actor)', (query) =>
      query
        .selectFrom('audit_log')
        .select(({ fn }) => fn.min<string | null>('actor').as('actor'))
        .unionAll(
          query
            .selectFrom('actors')
            .where('actors.actor', 'is not', null)
            .select((column) =>
              column
                .selectFrom('audit_log')
                .whereRef('audit_log.actor', '>', 'actors.actor')
                .select(({ fn }) => fn.min<string | null>('audit_log.actor').as('next'))
                .as('actor'),
            ),
        ),
    )
    .selectFrom('actors')
    .select('actor')
    .execute()
  return rows.flatMap(({ actor }) => (actor === null ? [] : [actor]))
}

// Looked up in the database, because PostgreSQL keeps microseconds that a JavaScript date would lose.
function olderThan(id: string) {
  return sql<boolean>`(at, id) < (select at, id from audit_log as last_seen where last_seen.id = ${id})`
}
