import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MEMORY, MEMORY_PREFIX, removeIfPossible } from '#test/memory-folder.ts'
import { CLUSTER_PREFIX } from '#test/postgres-cluster.ts'

/** Of runs that were killed; a server whose data is gone ends by itself within a minute. */
export function removeStaleFolders(): void {
  for (const parent of [tmpdir(), MEMORY].filter((folder) => existsSync(folder)))
    for (const name of readdirSync(parent)) {
      const isOurs = name.startsWith(CLUSTER_PREFIX) || name.startsWith(MEMORY_PREFIX)
      const folder = path.join(parent, name)
      if (isOurs && isAbandoned(folder)) removeIfPossible(folder)
    }
}

function isAbandoned(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(folder, 'owner'), 'utf8')), 0)
    return false
  } catch (error) {
    // ENOENT: the folder is just being created or is not ours.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
