import path from 'node:path'
import type { Kysely } from 'kysely'
import { openBackupSource } from '#app/features/backup/backup-source.server.ts'
import { writeUpgradeBackup } from '#app/features/backup/upgrade-backup.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Config } from '#app/platform/config.server.ts'
import { upgrade } from '#app/platform/db/migrate.server.ts'
import type { Schema } from '#db/schema.ts'

type UpgradeParts = {
  config: Config
  storage: ObjectStorage
  now: () => Date
  onBackup: (file: string) => void
}

/**
 * Migrates the database, which is opened without limits. One that an older version has written is backed up first, where BACKUP_DIR is set.
 * @throws BackupError when that fails: the database is then as it was
 */
export async function upgradeDatabase(
  db: Kysely<Schema>,
  { config, storage, now, onBackup }: UpgradeParts,
): Promise<void> {
  const { backupDir, rootDir } = config
  await upgrade(db.withTables<never>(), path.join(rootDir, 'db/migrations'), async () => {
    if (backupDir === null) return
    const source = await openBackupSource(config, { storage, now })
    onBackup(await writeUpgradeBackup(source, backupDir))
  })
}
