import type { Kysely } from 'kysely'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import type { TestSite } from '#test/site.ts'

type Address = { dataDir: string; databaseUrl: string | null }

/** By a connection of its own, which is closed afterwards. */
export async function atDatabase<Found>(
  address: Address,
  work: (db: Kysely<Schema>) => Promise<Found>,
): Promise<Found> {
  const { db, close } = openDatabase<Schema>(address, () => {})
  try {
    return await work(db)
  } finally {
    await close()
  }
}

export function inDatabase<Found>(
  { environment, dataDir }: Pick<TestSite, 'environment' | 'dataDir'>,
  work: (db: Kysely<Schema>) => Promise<Found>,
): Promise<Found> {
  return atDatabase({ dataDir, databaseUrl: environment['DATABASE_URL'] ?? null }, work)
}
