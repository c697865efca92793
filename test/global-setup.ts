import { keepTemporaryFilesInMemory } from '#test/memory-folder.ts'
import { CLUSTER_ADDRESS, makeTemplates } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { removeStaleFolders } from '#test/stale-folders.ts'

/** Vitest calls this once for each project; only the first call starts the server. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env[CLUSTER_ADDRESS] !== undefined) return async () => {}
  removeStaleFolders()
  const removeTemporaryFiles = keepTemporaryFilesInMemory()
  const cluster = await startPostgres()
  process.env[CLUSTER_ADDRESS] = cluster.adminUrl
  await makeTemplates(cluster.folder)
  return async () => {
    delete process.env[CLUSTER_ADDRESS]
    await cluster.stop()
    removeTemporaryFiles()
  }
}
