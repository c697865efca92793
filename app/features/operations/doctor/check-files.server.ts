import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import {
  failure,
  fine,
  type CheckResult,
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
