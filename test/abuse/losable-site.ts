import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { type PostgresCluster, startPostgres } from '#test/postgres-cluster.ts'
import { openSite, type TestSite } from '#test/site.ts'

export type LosableSite = {
  site: TestSite
  lose(): Promise<void>
  bringBack(): Promise<void>
  end(): Promise<void>
}

export function openLosable(kind: DatabaseKind): Promise<LosableSite> {
  return kind === 'postgres' ? openOverServer() : openOverFile()
}

async function openOverServer(): Promise<LosableSite> {
  const cluster: PostgresCluster = await startPostgres({ durable: true })
  const site = await openSite('sqlite', { environment: { DATABASE_URL: cluster.adminUrl } })
  return {
    site,
    lose: () => cluster.kill(),
    bringBack: () => cluster.restart(),
    async end() {
      await site.close()
      await cluster.stop()
    },
  }
}

async function openOverFile(): Promise<LosableSite> {
  const site = await openSite('sqlite')
  const file = path.join(site.dataDir, 'site.db')
  const beside = new DatabaseSync(file)
  let bytes = Buffer.alloc(0)
  // A change by another program makes the site's connections read the file again.
  const change = () => beside.exec('pragma user_version = 7')
  return {
    site,
    async lose() {
      beside.exec('pragma wal_checkpoint(truncate)')
      bytes = readFileSync(file)
      change()
      writeFileSync(file, Buffer.alloc(bytes.length, 0x7f))
    },
    async bringBack() {
      writeFileSync(file, bytes)
      change()
    },
    async end() {
      beside.close()
      await site.close()
    },
  }
}
