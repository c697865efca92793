import { access, constants } from 'node:fs/promises'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  failure,
  fine,
  type CheckResult,
  warning,
} from '#app/features/operations/doctor/check-result.ts'

const TIGHT_BYTES = 1e9
const FULL_BYTES = 1e8
const TIGHT_FILES = 10_000

/** Of the data folder and the folder of the backups. */
export async function checkDisk(
  parts: Pick<DoctorParts, 'config' | 'spaceOf'>,
): Promise<CheckResult> {
  const { dataDir, backupDir } = parts.config
  const spaces: { folder: string; freeBytes: number }[] = []
  for (const folder of [dataDir, ...(backupDir === null ? [] : [backupDir])]) {
    if (!(await isWritable(folder)))
      return failure(
        `${folder} is not there, or this account may not write to it.`,
        'Run this with the account of the site; if it does, look at the owner of the folder.',
      )
    const { freeBytes, freeFiles } = await parts.spaceOf(folder)
    const found = `${folder} has ${gigabytes(freeBytes)} left`
    if (freeBytes < FULL_BYTES) return failure(`${found}: it is full.`, MAKE_ROOM)
    if (freeBytes < TIGHT_BYTES) return warning(`${found}.`, MAKE_ROOM)
    if (freeFiles < TIGHT_FILES)
      return warning(`${folder} has room for ${freeFiles} more files.`, MAKE_ROOM)
    spaces.push({ folder, freeBytes })
  }
  return fine(
    spaces.map(({ folder, freeBytes }) => `${folder} has ${gigabytes(freeBytes)} left`).join(', '),
  )
}

const MAKE_ROOM = 'Delete what is not needed, move backups elsewhere, or enlarge the disk.'

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
