import { access, constants, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  type CheckResult,
  failure,
  fine,
  warning,
} from '#app/features/operations/doctor/check-result.ts'

const CHANGED_BY_OTHERS = 0o022
const READ_BY_OTHERS = 0o044

/** Whether other accounts of this machine can read or change what is in the data folder. Its name alone they may know. */
export async function checkFiles({
  config: { dataDir },
}: Pick<DoctorParts, 'config'>): Promise<CheckResult> {
  if (process.platform === 'win32') return fine('Not checked on Windows.')
  const modes = await modesIn(dataDir)
  const changed = modes.filter(({ mode }) => (mode & CHANGED_BY_OTHERS) !== 0)
  if (changed.length > 0)
    return failure(`Other accounts of this machine can change ${named(changed)}.`, close(changed))
  const read = modes.filter(({ mode, file }) => file !== dataDir && (mode & READ_BY_OTHERS) !== 0)
  if (read.length > 0)
    return warning(`Other accounts of this machine can read ${named(read)}.`, close(read))
  return fine('Only this account reads them.')
}

type Mode = { file: string; mode: number }

async function modesIn(dataDir: string): Promise<Mode[]> {
  const names = await readdir(dataDir)
  const found = ['', ...names].map(async (name) => {
    const file = path.join(dataDir, name)
    // One that was deleted meanwhile is read by nobody.
    return { file, mode: (await stat(file).catch(() => null))?.mode ?? 0 }
  })
  return Promise.all(found)
}

function named(modes: readonly Mode[]): string {
  return modes.map(({ file }) => file).join(', ')
}

// `X`: folders stay open to their owner.
function close(modes: readonly Mode[]): string {
  return `chmod u=rwX,go= ${modes.map(({ file }) => file).join(' ')}`
}

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
