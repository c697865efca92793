import type { Kysely } from 'kysely'
import type { RecordKey } from '#app/features/content/record-types.ts'
import {
  listRecordLanguages,
  type StoredRecord,
} from '#app/features/content/stored-records.server.ts'
import type { Schema } from '#db/schema.ts'

/** Null where nothing is stored. */
export async function findRecord(db: Kysely<Schema>, key: RecordKey): Promise<StoredRecord | null> {
  const stored = await listRecordLanguages(db, key)
  return stored.find(({ locale }) => locale === key.locale) ?? null
}
