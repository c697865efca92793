import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CLUSTER_PREFIX } from '#test/postgres-cluster.ts'

/** Of runs that were killed; a server whose data is gone ends by itself within a minute. */
export function removeStaleClusters(): void {
  for (const name of readdirSync(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (name.startsWith(CLUSTER_PREFIX) && isAbandoned(folder))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
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
