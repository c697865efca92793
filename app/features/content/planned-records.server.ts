import type { Kysely } from 'kysely'
import type { RecordKey } from '#app/features/content/record-types.ts'
import { isKnown } from '#app/features/content/stored-records.server.ts'
import { keyOf } from '#app/features/content/write-record.server.ts'
import type { Schema } from '#db/schema.ts'

export type PlannedRecord = RecordKey & { at: Date }

/** The drafts that are published by themselves in that time, the first ones first. */
export async function listPlannedRecords(
  db: Kysely<Schema>,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PlannedRecord[]> {
  const rows = await db
    .selectFrom('content_records')
    .select(['type', 'id', 'locale', 'publish_at'])
    .where('publish_at', '>', from)
    .where('publish_at', '<=', to)
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    isKnown(row) ? [{ ...keyOf(row), at: new Date(row.publish_at ?? 0) }] : [],
  )
}
