import type { Kysely, Transaction, Updateable } from 'kysely'
import { ChangedSince } from '#app/features/content/all-or-none.server.ts'
import { recordContentEvent } from '#app/features/content/record-schedules.server.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { wordsIn } from '#app/features/entries/revisions/revision.ts'
import { writeRevision } from '#app/features/entries/revisions/revisions.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState } from '#db/tables/content.ts'

type Db = Kysely<Schema>

export function keyOf({ type, id, locale }: RecordKey): RecordKey {
  return { type, id, locale }
}

/** In what readers see, as a revision, and in the draft, which keeps its time. @param change of the stored JSON */
export async function rewriteRecord(
  tx: Transaction<Schema>,
  { key, by, now }: { key: RecordKey; by: Actor; now: Date },
  change: (json: string) => string,
): Promise<void> {
  const row = await tx
    .selectFrom('content_records')
    .selectAll()
    .where((column) => column.and(keyOf(key)))
    .executeTakeFirstOrThrow()
  const { state, version } = row
  const changed = (json: string | null) => (json === null ? null : change(json))
  const texts = { published: changed(row.published), source: changed(row.source) }
  const isWritten = await writeRecord(tx, keyOf(key), {
    seenVersion: version,
    ...texts,
    draft: changed(row.draft),
    draft_source: changed(row.draft_source),
    ...(row.scheduled_version === version && { scheduled_version: version + 1 }),
    changed_at: now,
    changed_by: by.name,
  })
  if (!isWritten) throw new ChangedSince(key)
  if (texts.published === row.published) return
  await addRevision(tx, key, { version: version + 1, state, ...texts, by, now })
  await recordContentEvent(tx, key, { at: now, by, act: 'content.published' })
}

type NewRevision = {
  version: number
  state: ContentState
  published: string | null
  source: string | null
  by: Actor
  now: Date
}

export function addRevision(
  tx: Transaction<Schema>,
  key: RecordKey,
  { version, state, published: data, source, by, now }: NewRevision,
): Promise<void> {
  const words = data === null ? null : wordsIn(parseJson(data) as Json)
  const saved = { savedAt: now, savedBy: by.name }
  return writeRevision(tx, key, { version, state, words, data, source, ...saved })
}

type RecordChange = Omit<Updateable<Schema['content_records']>, 'version' | keyof RecordKey> & {
  seenVersion: number
  changed_at: Date
  changed_by: string
}

/** @returns false when the stored version is another one */
export async function writeRecord(
  db: Db,
  key: RecordKey,
  { seenVersion, ...values }: RecordChange,
): Promise<boolean> {
  const version = seenVersion + 1
  if (seenVersion === 0) {
    const inserted = await db
      .insertInto('content_records')
      .values({ ...key, ...values, state: values.state ?? 'shipped', version })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return inserted.numInsertedOrUpdatedRows === 1n
  }
  const updated = await db
    .updateTable('content_records')
    .set({ ...values, version })
    .where((column) => column.and({ ...key, version: seenVersion }))
    .executeTakeFirstOrThrow()
  return updated.numUpdatedRows === 1n
}
