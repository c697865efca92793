import type { Kysely, Selectable } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import {
  type Fact,
  type FactInput,
  type FactRevision,
  reviseFacts,
} from '#app/features/facts/fact.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { keepValue } from '#app/platform/kept-value.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { Schema } from '#db/schema.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** Oldest first. */
export async function listFactRevisions(db: Kysely<Schema>): Promise<FactRevision[]> {
  const rows = await db
    .selectFrom('fact_revisions')
    .selectAll()
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  return rows.map(toRevision)
}

/** All of them or none. @param entry.inputs each key once */
export async function saveFactRevisions(
  db: Kysely<Schema>,
  entry: { inputs: readonly FactInput[]; by: Actor },
  now: Date,
): Promise<void> {
  const { inputs, by } = entry
  await db.transaction().execute(async (tx) => {
    for (const input of inputs) {
      const id = timeOrderedId()
      await tx
        .insertInto('fact_revisions')
        .values({
          id,
          key: input.key,
          value: input.change?.value ?? null,
          effective_from: input.change?.effectiveFrom ?? null,
          source_name: input.source.name,
          source_url: input.source.url,
          last_verified: input.checked,
          review_by: input.reviewBy,
          entered_at: now,
          entered_by: by.name,
        })
        .execute()
      const act = input.change === null ? 'fact.checked' : 'fact.changed'
      await recordAuditEvent(tx, { at: now, by, act, subjectId: id, subject: input.key })
    }
  })
}

/** Also withdraws what was entered together with it. @returns false when there is no such entry */
export async function withdrawFactRevisions(
  db: Kysely<Schema>,
  entry: { id: string; keys: readonly string[]; by: Actor },
  now: Date,
): Promise<boolean> {
  const { id, keys, by } = entry
  return db.transaction().execute(async (tx) => {
    const meant = await tx
      .selectFrom('fact_revisions')
      .where('id', '=', id)
      .where('key', 'in', keys)
      .select(['entered_at', 'entered_by'])
      .executeTakeFirst()
    if (!meant) return false
    const removed = await tx
      .deleteFrom('fact_revisions')
      .where('key', 'in', keys)
      .where('entered_at', '=', meant.entered_at)
      .where('entered_by', '=', meant.entered_by)
      .returning(['id', 'key'])
      .execute()
    for (const { id: subjectId, key: subject } of removed)
      await recordAuditEvent(tx, { at: now, by, act: 'fact.withdrawn', subjectId, subject })
    return removed.length > 0
  })
}

function toRevision(row: Selectable<Schema['fact_revisions']>): FactRevision {
  const { value, effective_from: from } = row
  return {
    id: row.id,
    key: row.key,
    change: value === null || from === null ? null : { value, effectiveFrom: from as LocalDate },
    source: { name: row.source_name, url: row.source_url },
    checked: row.last_verified as LocalDate,
    reviewBy: row.review_by as LocalDate,
    enteredAt: new Date(row.entered_at),
    enteredBy: row.entered_by,
  }
}

/** The figures as of now, with what staff entered; read again when the bus says `facts`. */
export async function openFactBook({
  db,
  bus,
  log,
}: {
  db: Kysely<Schema>
  bus: Bus
  log: Logger
}) {
  const read = async () => reviseFacts(legalFacts, await listFactRevisions(db))
  return keepValue<readonly Fact[]>({ read, kind: 'facts', bus, log })
}
