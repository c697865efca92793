import path from 'node:path'
import type { Kysely } from 'kysely'
import { openBackupSource } from '#app/features/backup/backup-source.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Config } from '#app/platform/config.server.ts'
import { upgrade } from '#app/platform/db/migrate.server.ts'
import type { Schema } from '#db/schema.ts'
import { readdir, rm } from 'node:fs/promises'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { type BackupSource, writeBackup } from '#app/features/backup/write-backup.server.ts'

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

const KEPT = 3

/**
 * To go back to the older version with; the daily ones never replace it, and the last three are kept.
 * @returns its file
 * @throws BackupError when it could not be written
 */
async function writeUpgradeBackup(source: BackupSource, folder: string): Promise<string> {
  const { file } = await writeBackup(source, folder, 'before-upgrade').catch((cause: unknown) => {
    const reason = cause instanceof BackupError ? ` ${cause.message}` : ''
    throw new BackupError(
      `The database was not upgraded, because no backup could be written into ${folder} before it.${reason} Mend that, or start the older version.`,
      { cause },
    )
  })
  const written = (await readdir(folder)).filter((name) => name.startsWith('before-upgrade-'))
  for (const name of written.toSorted().slice(0, -KEPT)) await rm(path.join(folder, name))
  return file
}
