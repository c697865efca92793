import type { Kysely } from 'kysely'
import {
  type RecordKey,
  type RecordType,
  recordSchemas,
} from '#app/features/content/record-types.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
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
  return rows.flatMap(({ type, id, locale, publish_at }) =>
    type in recordSchemas && isLocale(locale)
      ? [{ type: type as RecordType, id, locale, at: new Date(publish_at ?? 0) }]
      : [],
  )
}
