import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { FactInput } from '#app/features/facts/fact-form.ts'
import type { FactRevision } from '#app/features/facts/fact-revision.ts'
import { type Actor, recordAct } from '#app/platform/audit.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { Schema } from '#db/schema.ts'
import type { FactRevisionsTable } from '#db/tables/facts.ts'

/** All that staff ever entered about legal figures, from the oldest to the newest. */
export async function listFactRevisions(db: Kysely<Schema>): Promise<FactRevision[]> {
  const rows = await db
    .selectFrom('fact_revisions')
    .selectAll()
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  return rows.map(toRevision)
}

/** Enters what somebody found out about a figure. @param entry.key one of the site's facts */
export async function saveFactRevision(
  db: Kysely<Schema>,
  entry: { key: string; input: FactInput; by: Actor },
  now: Date,
): Promise<void> {
  const { key, input, by } = entry
  await db.transaction().execute(async (tx) => {
    const id = randomUUIDv7()
    await tx
      .insertInto('fact_revisions')
      .values({
        id,
        key,
        value: input.change?.value ?? null,
        effective_from: input.change?.effectiveFrom ?? null,
        source_name: input.source.name,
        source_url: input.source.url,
        last_verified: input.lastVerified,
        review_by: input.reviewBy,
        entered_at: now,
        entered_by: by.name,
      })
      .execute()
    const act = input.change === null ? 'fact.checked' : 'fact.changed'
    await recordAct(tx, { at: now, by, act, subjectId: id, subject: key })
  })
}

/** Takes an entry back, as if it had never been made. @returns false when there is no such entry */
export async function withdrawFactRevision(
  db: Kysely<Schema>,
  entry: { id: string; key: string; by: Actor },
  now: Date,
): Promise<boolean> {
  const { id, key, by } = entry
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('fact_revisions')
      .where('id', '=', id)
      .where('key', '=', key)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await recordAct(tx, { at: now, by, act: 'fact.withdrawn', subjectId: id, subject: key })
    return true
  })
}

function toRevision(row: Selectable<FactRevisionsTable>): FactRevision {
  const { value, effective_from: from } = row
  return {
    id: row.id,
    key: row.key,
    change: value === null || from === null ? null : { value, effectiveFrom: from as LocalDate },
    source: { name: row.source_name, url: row.source_url },
    lastVerified: row.last_verified as LocalDate,
    reviewBy: row.review_by as LocalDate,
    enteredAt: new Date(row.entered_at),
    enteredBy: row.entered_by,
  }
}
