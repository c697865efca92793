import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeDataFolder } from '#app/platform/db/data-folder.server.ts'
import { takeSiteLock } from '#app/platform/db/site-lock.server.ts'

const PREFIX = 'temporary-'

/**
 * For data that must not be read by others or stay: in DATA_DIR, and locked, so that what a killed process leaves is told from what is used.
 */
export function openTemporaryFolder(dataDir: string): { folder: string; remove(): void } {
  makeDataFolder(dataDir)
  const place = mkdtempSync(path.join(dataDir, PREFIX))
  const lock = takeSiteLock(place)
  return {
    folder: path.join(place, 'data'),
    remove() {
      lock?.release()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

export function deleteAbandonedFolders(dataDir: string): void {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(PREFIX))) {
    const place = path.join(dataDir, name)
    const lock = takeSiteLock(place)
    if (lock === null) continue
    lock.release()
    rmSync(place, { recursive: true, force: true })
  }
}
