import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { type BackupSource, writeBackup } from '#app/features/backup/write-backup.server.ts'

const KEPT = 3

/**
 * To go back to the older version with; the daily ones never replace it, and the last three are kept.
 * @returns its file
 * @throws BackupError when it could not be written
 */
export async function writeUpgradeBackup(source: BackupSource, folder: string): Promise<string> {
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
