import type { Kysely } from 'kysely'
import { type RecordType, recordSchemas } from '#app/features/content/record-types.ts'
import type { Schema } from '#db/schema.ts'

export type PlannedRecord = { type: RecordType; id: string; at: Date }

/** The drafts that are published by themselves in that time, the first ones first. */
export async function listPlannedRecords(
  db: Kysely<Schema>,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PlannedRecord[]> {
  const rows = await db
    .selectFrom('content_records')
    .select(['type', 'id', 'publish_at'])
    .where('publish_at', '>', from)
    .where('publish_at', '<=', to)
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.flatMap(({ type, id, publish_at }) =>
    type in recordSchemas ? [{ type: type as RecordType, id, at: new Date(publish_at ?? 0) }] : [],
  )
}
