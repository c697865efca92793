import { CLUSTER_ADDRESS, makeTemplates } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { removeStaleClusters } from '#test/stale-clusters.ts'

/**
 * For Vitest and Playwright alike: starts one PostgreSQL server for the whole run, with the databases that tests copy.
 * Vitest calls it once for each of its projects; the first call does the work.
 * @returns what ends it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env[CLUSTER_ADDRESS] !== undefined) return async () => {}
  await removeStaleClusters()
  const cluster = await startPostgres()
  process.env[CLUSTER_ADDRESS] = cluster.adminUrl
  await makeTemplates(cluster.folder)
  return async () => {
    delete process.env[CLUSTER_ADDRESS]
    await cluster.stop()
  }
}
