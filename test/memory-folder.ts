import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

export const MEMORY = '/dev/shm'
export const MEMORY_PREFIX = 'site-tests-'

const TMPFS = 0x01_02_19_94
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * A PostgreSQL database is 300 files, and most tests create and delete one; on a disk that takes half of the processors' time. So temporary files
 * stand in memory where Linux has room for them, unless TMPDIR is set. @returns what removes them
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return () => {}
  const folder = mkdtempSync(path.join(MEMORY, MEMORY_PREFIX))
  writeFileSync(path.join(folder, 'owner'), String(process.pid))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  const remove = () => removeIfPossible(folder)
  process.once('exit', remove)
  return () => {
    delete process.env['TMPDIR']
    process.removeListener('exit', remove)
    remove()
  }
}

/** An interrupted test leaves its small disk mounted, which must not stop this run or the next. */
export function removeIfPossible(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  } catch {
    // It stays until the disk is unmounted.
  }
}

function hasRoom(): boolean {
  try {
    const { type, bsize, bavail } = statfsSync(MEMORY)
    return type === TMPFS && Math.min(bsize * bavail, freemem()) > ROOM_BYTES
  } catch {
    return false
  }
}
