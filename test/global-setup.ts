import { CLUSTER_ADDRESS } from '#test/postgres.ts'
import { startPostgres } from '#test/postgres-cluster.ts'
import { removeStaleClusters } from '#test/stale-clusters.ts'

/**
 * For Vitest and Playwright alike: starts one PostgreSQL server for the whole run, unless the one who starts the run has
 * brought a server along.
 * @returns what ends it
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env[CLUSTER_ADDRESS] !== undefined) return async () => {}
  await removeStaleClusters()
  const cluster = await startPostgres()
  process.env[CLUSTER_ADDRESS] = cluster.adminUrl
  return async () => {
    delete process.env[CLUSTER_ADDRESS]
    await cluster.stop()
  }
}
