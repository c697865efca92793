import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { BackupError } from '#app/features/backup/backup-error.ts'
import {
  BACKED_UP_TABLES,
  FORMER_TABLES,
  type Manifest,
  type Table,
} from '#app/features/backup/backup-format.ts'
import {
  batchesOf,
  insertRows,
  prepareEmptyDatabase,
} from '#app/features/backup/fill-database.server.ts'
import {
  type BackupFile,
  newerBackup,
  readBackup,
  verifyBackup,
} from '#app/features/backup/read-backup.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import type { SnapshotRow } from '#app/platform/db/snapshot.server.ts'
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

const NOT_EMPTY =
  'There is a site here already, and a backup is only restored into an empty place. Name another DATA_DIR or DATABASE_URL, or move the old one away first.'

/**
 * Into an empty database. Rows become visible together, at the very end, so that an interrupted run can be repeated.
 * @throws BackupError for a damaged or newer file, another message key, or a target that is not empty
 */
export async function restoreBackup(target: RestoreTarget, backup: BackupFile): Promise<Restored> {
  const manifest = await verifyBackup(backup)
  await requireKnownVersion(target, manifest, backup.file)
  requireKeys(target, manifest)
  await prepareEmptyDatabase(target, manifest.migration, NOT_EMPTY)
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
      const rows = lines.map((line) => JSON.parse(line) as SnapshotRow)
      for await (const batch of batchesOf(rows)) await insertRows(tx, table, batch)
    }
  })
}

function isTable(name: string | undefined): name is Table {
  return [...BACKED_UP_TABLES, ...FORMER_TABLES].some((table) => table === name)
}
