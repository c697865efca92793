import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { BACKED_UP_TABLES, type Manifest, type Table } from '#app/features/backup/backup-format.ts'
import {
  type BackupFile,
  newerBackup,
  readBackup,
  verifyBackup,
} from '#app/features/backup/read-backup.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

export type RestoreTarget = {
  db: Kysely<Schema>
  storage: ObjectStorage
  migrationsDir: string
  /** Of the keys that this site can decrypt messages with. */
  keyIds: readonly string[]
  authSecretId: string | null
}

export type Restored = { manifest: Manifest; hasOtherAuthSecret: boolean }

const ROWS_AT_ONCE = 50

/**
 * Into an empty database. Rows become visible together, at the very end, so that an interrupted run can be repeated.
 * @throws BackupError for a damaged or newer file, another message key, or a target that is not empty
 */
export async function restoreBackup(target: RestoreTarget, backup: BackupFile): Promise<Restored> {
  const manifest = await verifyBackup(backup)
  await requireKnownVersion(target, manifest, backup.file)
  requireKeys(target, manifest)
  await prepareDatabase(target, manifest)
  await restoreImages(target.storage, backup)
  await restoreRows(target.db, backup)
  await migrate(target.db.withTables<never>(), target.migrationsDir)
  const { authSecretId } = manifest
  return {
    manifest,
    hasOtherAuthSecret: authSecretId !== null && authSecretId !== target.authSecretId,
  }
}

async function requireKnownVersion(
  { migrationsDir }: RestoreTarget,
  { migration }: Manifest,
  file: string,
): Promise<void> {
  if (!(await listMigrations(migrationsDir)).includes(migration)) throw newerBackup(file)
}

function requireKeys({ keyIds }: RestoreTarget, manifest: Manifest): void {
  if (manifest.keyIds.every((id) => keyIds.includes(id))) return
  throw new BackupError(
    'The messages in this backup were encrypted with another key. Set MESSAGE_KEY to the key of that time, or put its file message-key into the data folder. Nothing was restored.',
  )
}

async function prepareDatabase(target: RestoreTarget, { migration }: Manifest): Promise<void> {
  const { db, migrationsDir } = target
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const isNew = !tables.has('blog_posts')
  if (!isNew && (!(await isAt(db, migration)) || (await hasRows(db)))) {
    throw new BackupError(
      'There is a site here already, and a backup is only restored into an empty place. Name another DATA_DIR or DATABASE_URL, or move the old one away first.',
    )
  }
  if (isNew) await migrate(db.withTables<never>(), migrationsDir, migration)
}

// As an interrupted restore leaves it.
async function isAt(db: Kysely<Schema>, migration: string): Promise<boolean> {
  const last = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirst()
  return last?.name === migration
}

async function hasRows(db: Kysely<Schema>): Promise<boolean> {
  for (const table of BACKED_UP_TABLES) {
    if ((await countRows(db.selectFrom(table))) > 0) return true
  }
  return false
}

async function restoreImages(storage: ObjectStorage, backup: BackupFile): Promise<void> {
  for await (const { name, content } of readBackup(backup)) {
    if (!name.startsWith('images/')) continue
    const imageName = name.slice('images/'.length)
    const stored = await storage.put(imageName, content)
    if (stored.ok) continue
    if (stored.problem === 'exists' && (await holds(storage, imageName, content))) continue
    throw new BackupError(
      `The image ${imageName} could not be stored (${stored.problem}). No text was restored; run the command again when that is mended.`,
    )
  }
}

async function holds(storage: ObjectStorage, name: string, content: Uint8Array): Promise<boolean> {
  const stored = await storage.get(name)
  if (stored === null) return false
  return hashOf(await new Response(stored.body).bytes()) === hashOf(content)
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

async function restoreRows(db: Kysely<Schema>, backup: BackupFile): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for await (const { name, content } of readBackup(backup)) {
      const [folder, table] = name.split('/')
      if (folder !== 'tables' || !isTable(table)) continue
      const lines = Buffer.from(content).toString('utf8').trimEnd().split('\n')
      const rows = lines.map((line) => JSON.parse(line) as object)
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const values = rows.slice(from, from + ROWS_AT_ONCE) as never[]
        await tx.insertInto(table).values(values).execute()
      }
    }
  })
}

function isTable(name: string | undefined): name is Table {
  return BACKED_UP_TABLES.some((table) => table === name)
}
