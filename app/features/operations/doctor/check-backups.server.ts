import { readdir } from 'node:fs/promises'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  failure,
  fine,
  type CheckResult,
  warning,
} from '#app/features/operations/doctor/check-result.ts'
import { isBackup } from '#app/features/backup/obsolete-backups.ts'
import { findJob } from '#app/platform/db/exclusive-job.server.ts'
import { DAY_MS } from '#app/platform/time.ts'

const LATE_MS = 2 * DAY_MS
const OLD_MS = 7 * DAY_MS
const LOOK =
  'The log says “backup failed”; look at BACKUP_DIR and its disk, then npm run site -- backup.'

export async function checkBackups({
  db,
  config: { backupDir },
  now,
}: Pick<DoctorParts, 'db' | 'config' | 'now'>): Promise<CheckResult> {
  if (backupDir === null)
    return warning(
      'None are made by the site.',
      'Set BACKUP_DIR to a folder, best on another disk.',
    )
  const job = await findJob(db, 'backup')
  if (job === null || job.succeededAt === null)
    return warning('None was written yet.', 'Write one: npm run site -- backup.')
  const names = (await readdir(backupDir).catch(() => [])).filter(isBackup)
  if (names.length === 0)
    return failure(
      `${backupDir} holds none.`,
      'Look where they are; write one: npm run site -- backup.',
    )
  const ageMs = now().getTime() - job.succeededAt.getTime()
  const why = job.problem === '' ? '' : ` The last attempt failed: ${job.problem}`
  const found = `The last is of ${job.succeededAt.toISOString()}.${why}`
  if (ageMs > OLD_MS) return failure(found, LOOK)
  if (ageMs > LATE_MS || job.problem !== '') return warning(found, LOOK)
  return fine(`${names.length} in ${backupDir}. ${found}`)
}
