import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, Pool } from 'pg'
import {
  type DatabaseAddress,
  openDatabase,
  type OpenDatabase,
} from '#app/platform/db/database.server.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import type { Schema } from '#db/schema.ts'

export const CLUSTER_ADDRESS = 'TEST_POSTGRES_URL'

export type DatabaseKind = (typeof databaseKinds)[number]

export const databaseKinds = ['sqlite', 'postgres'] as const

/** For a test whose result no database decides; `_because` says why, and `npm run soak` has both. */
export function sqliteAlone(_because: string): readonly DatabaseKind[] {
  return process.env['SOAK'] === undefined ? ['sqlite'] : databaseKinds
}

const MIGRATIONS = path.join(import.meta.dirname, '../db/migrations')
const TEMPLATE = 'migrated'
const SQLITE_TEMPLATE = 'TEST_SQLITE_TEMPLATE'

/** Every test database is a copy of one of these; `folder` is removed with the run's server. */
export async function makeTemplates(folder: string): Promise<void> {
  process.env[SQLITE_TEMPLATE] = path.join(folder, 'site.db')
  await asAdmin(`create database ${TEMPLATE}`)
  for (const databaseUrl of [null, addressOf(TEMPLATE)]) {
    const { db, close } = openDatabase<never>({ dataDir: folder, databaseUrl }, () => {}, null)
    await migrate(db, MIGRATIONS)
    await close()
  }
}

/** `drop` also disconnects open clients. */
export async function createTestDatabase(
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template ${template}`)
  return {
    url: addressOf(name),
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  }
}

export function copySqliteTemplate(dataDir: string): void {
  copyFileSync(process.env[SQLITE_TEMPLATE] ?? '', path.join(dataDir, 'site.db'))
}

/** `close` also deletes it. */
export async function openTestDatabase(
  kind: DatabaseKind,
): Promise<OpenDatabase<Schema> & { address: DatabaseAddress }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = kind === 'postgres' ? await createTestDatabase() : null
  if (kind === 'sqlite') copySqliteTemplate(dataDir)
  const address = { dataDir, databaseUrl: server?.url ?? null }
  // What a test writes at once may take longer than a request.
  const database = openDatabase<Schema>(address, () => {}, null)
  const close = async () => {
    await database.close()
    await server?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...database, address, close }
}

/** A connection that ends with its database must not end the test run. */
export async function openClient(address: string | undefined): Promise<Client> {
  const client = new Client({ connectionString: address })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function addressOf(name: string): string {
  const url = new URL(adminAddress())
  url.pathname = name
  return url.href
}

function adminAddress(): string {
  const address = process.env[CLUSTER_ADDRESS]
  if (address === undefined)
    throw new Error('The tests have no PostgreSQL: run them through vitest or Playwright.')
  return address
}

let admin: Pool | undefined

async function asAdmin(statement: string): Promise<void> {
  // One connection stays open for the next database, without keeping the process alive.
  admin ??= new Pool({
    connectionString: adminAddress(),
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  await admin.query(statement)
}
