import type { Kysely } from 'kysely'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState } from '#db/tables/content.ts'

export type RecordRevision = {
  id: string
  version: number
  state: ContentState
  data: unknown
  /** Of a translation: the English text from which it was made. */
  source: unknown
  savedAt: Date
  savedBy: string
}

/** Newest first. */
export async function listRecordRevisions(
  db: Kysely<Schema>,
  { type, id, locale }: RecordKey,
): Promise<RecordRevision[]> {
  const rows = await db
    .selectFrom('content_revisions')
    .selectAll()
    .where((column) => column.and({ type, record_id: id, locale }))
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    data: row.published === null ? null : parseJson(row.published),
    source: row.source === null ? null : parseJson(row.source),
    savedAt: new Date(row.saved_at),
    savedBy: row.saved_by,
  }))
}
