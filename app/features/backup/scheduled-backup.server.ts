import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { obsoleteBackups } from '#app/features/backup/obsolete-backups.ts'
import {
  type BackupSource,
  TEMPORARY,
  writeBackup,
  type WrittenBackup,
} from '#app/features/backup/write-backup.server.ts'
import { findJob, type Held, runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import { deleteAbandonedFolders } from '#app/platform/db/temporary-folder.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type BackupParts = { db: Kysely<Schema>; source: BackupSource; folder: string }

/** `held`: another process is writing one. */
export async function backUp({
  db,
  source,
  folder,
}: BackupParts): Promise<Result<WrittenBackup, Held>> {
  return runExclusively({ db, now: source.now }, 'backup', async () => {
    await deleteTemporaryFiles(folder)
    deleteAbandonedFolders(source.address.dataDir)
    const written = await writeBackup(source, folder)
    await deleteObsolete(folder)
    return written
  })
}

/** Once a calendar day (UTC), by whichever process comes first. Never throws. */
export async function backUpIfDue(parts: BackupParts & { log: Logger }): Promise<void> {
  const { db, source, log } = parts
  try {
    const succeededAt = (await findJob(db, 'backup'))?.succeededAt ?? null
    if (succeededAt !== null && dayOf(succeededAt) === dayOf(source.now())) return
    const written = await backUp(parts)
    if (!written.ok) return
    const { bytes, manifest } = written.value
    log.info('backup written', { bytes, missingImages: manifest.missingImages.length })
  } catch (error) {
    log.error('backup failed', error)
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

// Of a run that was killed; none other writes here while this one holds the lease. A folder that is not there yet, or cannot be read, is told of when
// the backup is written.
async function deleteTemporaryFiles(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(TEMPORARY))
  for (const name of names) await rm(path.join(folder, name))
}

async function deleteObsolete(folder: string): Promise<void> {
  for (const name of obsoleteBackups(await readdir(folder))) await rm(path.join(folder, name))
}
