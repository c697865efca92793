import type { Kysely } from 'kysely'
import { upgradeDatabase } from '#app/features/backup/upgrade-database.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { silentLog } from './silent-log.ts'

/** The site's database, after a backup and the migrations that it lacks; closed afterwards. */
export async function inUpgradedDatabase(
  config: Config,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const { db, close } = openDatabase<Schema>(config, () => {}, null)
  try {
    const now = () => new Date()
    const storage = openStorage(config, silentLog)
    const onBackup = (file: string) => console.log(`Backup before the upgrade: ${file}`)
    await upgradeDatabase(db, { config, storage, now, onBackup })
    await work(db)
  } finally {
    await close()
  }
}
