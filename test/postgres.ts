import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import {
  type DatabaseAddress,
  type DatabaseKind,
  openDatabase,
  type OpenDatabase,
} from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { Schema } from '#db/schema.ts'

/** Set by the global set-up: the superuser's address of the PostgreSQL server that the whole run shares. */
export const CLUSTER_ADDRESS = 'TEST_POSTGRES_URL'

/** Both databases, for `describe.each(databaseKinds)`. */
export const databaseKinds: readonly DatabaseKind[] = ['sqlite', 'postgres']

const MIGRATIONS = path.join(import.meta.dirname, '../db/migrations')

/** Makes an empty PostgreSQL database on the run's server. `drop` removes it, whoever is still connected. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name}`)
  const url = new URL(adminAddress())
  url.pathname = name
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}

/**
 * Opens a new, migrated database of the kind.
 * @returns the open database with its address; `close` also throws it away
 */
export async function openTestDatabase(
  kind: DatabaseKind,
): Promise<OpenDatabase<Schema> & { address: DatabaseAddress }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = kind === 'postgres' ? await createTestDatabase() : null
  const address = { dataDir, databaseUrl: server?.url ?? null }
  const database = openDatabase<Schema>(address, () => {})
  await migrate({ kind, db: database.db.withTables<never>() }, MIGRATIONS)
  const close = async () => {
    await database.close()
    await server?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...database, address, close }
}

/** Connects beside a site. A connection that ends with its database ends no test run. */
export async function openClient(address: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function adminAddress(): string {
  const address = process.env[CLUSTER_ADDRESS]
  if (address === undefined)
    throw new Error('The tests have no PostgreSQL: run them through vitest or Playwright.')
  return address
}

async function asAdmin(statement: string): Promise<void> {
  const client = await openClient(adminAddress())
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
