import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { BackupError } from '#app/features/backup/backup-error.ts'
import {
  BACKED_UP_TABLES,
  FORMER_TABLES,
  BACKUP_FORMAT,
  MANIFEST,
  type Manifest,
} from '#app/features/backup/backup-format.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { syncFolder } from '#app/platform/sync-folder.server.ts'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import {
  lastMigration,
  openSnapshot,
  type Snapshot,
  type SnapshotRow,
} from '#app/platform/db/snapshot.server.ts'
import { errorCode } from '#app/platform/error-code.ts'

export type BackupSource = {
  address: DatabaseAddress
  storage: ObjectStorage
  /** Identifies the secret that encrypts second factors. */
  authSecretId: string
  /** An age recipient (`age1…`); null leaves the file unencrypted. */
  recipient: string | null
  now: () => Date
}

export type WrittenBackup = { file: string; bytes: number; manifest: Manifest }

export const TEMPORARY = '.tmp-'
const REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']
const CHUNK_CHARACTERS = 1_000_000

/**
 * While the site runs, also one whose database an older version has migrated. The file has its name only when all of it is on the disk, so a full disk or a kill leaves earlier backups as they were.
 * @throws BackupError when the folder has no room or cannot be written
 */
export async function writeBackup(
  source: BackupSource,
  folder: string,
  kind: 'site' | 'before-upgrade' = 'site',
): Promise<WrittenBackup> {
  const temporary = path.join(folder, `${TEMPORARY}${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const manifest = await writeArchive(source, temporary)
    const file = path.join(folder, backupFileName(source, kind))
    await rename(temporary, file)
    await syncFolder(folder)
    return { file, bytes: (await stat(file)).size, manifest }
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw folderError(error, folder) ?? error
  }
}

function backupFileName({ now, recipient }: BackupSource, kind: string): string {
  const time = now().toISOString().slice(0, 19).replaceAll(':', '')
  return `${kind}-${time}Z.tar.gz${recipient === null ? '' : '.age'}`
}

function folderError(error: unknown, folder: string): BackupError | null {
  const code = String(errorCode(error))
  if (REFUSALS.includes(code))
    return new BackupError(
      `The folder ${folder} cannot be written (${code}). Name one with BACKUP_DIR that the account of the site may write to.`,
    )
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return null
  return new BackupError(
    `There is no room for a backup in ${folder}. Earlier backups are as they were.`,
  )
}

async function writeArchive(source: BackupSource, file: string): Promise<Manifest> {
  const { readable, controller } = createTarPacker()
  const compressed = readable.pipeThrough(new CompressionStream('gzip'))
  const sealed = await encryptFor(source.recipient, compressed)
  const written = sealed.pipeTo(
    Writable.toWeb(createWriteStream(file, { mode: 0o600, flush: true })),
  )
  const packed = packSite(source, controller).catch((error: unknown) => {
    controller.error(error)
    throw error
  })
  // The file is closed before a failure is told, because it is then deleted.
  await Promise.allSettled([packed, written])
  const [manifest] = await Promise.all([packed, written])
  return manifest
}

async function encryptFor(recipient: string | null, stream: ReadableStream<Uint8Array>) {
  if (recipient === null) return stream
  // Few sites encrypt their backups, and the packages for it are 190 kB of program.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return encrypter.encrypt(stream)
}

async function packSite(source: BackupSource, controller: TarPackController): Promise<Manifest> {
  const entries: Manifest['entries'] = {}
  const add = async (name: string, content: Uint8Array) => {
    entries[name] = createHash('sha256').update(content).digest('hex')
    await addEntry(controller, name, content)
  }
  const tables = await packTables(source, add)
  const imageNames = await packImages(source.storage, add)
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: source.now().toISOString(),
    migration: tables.migration,
    keyIds: [...tables.keyIds].toSorted(),
    authSecretId: tables.rows['second_factors'] === 0 ? null : source.authSecretId,
    rows: tables.rows,
    missingImages: tables.images.filter((name) => !imageNames.has(name)),
    entries,
  }
  await addEntry(controller, MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)))
  controller.finalize()
  return manifest
}

type AddEntry = (name: string, content: Uint8Array) => Promise<void>

async function addEntry(
  controller: TarPackController,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const writer = controller.add({ name, size: content.byteLength, mode: 0o600 }).getWriter()
  await writer.write(content)
  await writer.close()
}

// The snapshot is closed before the images are read, because SQLite's log grows until then.
async function packTables({ address }: BackupSource, add: AddEntry) {
  const snapshot = await openSnapshot(address)
  try {
    return await packRows(snapshot, add)
  } finally {
    await snapshot.close()
  }
}

async function packRows(snapshot: Snapshot, add: AddEntry) {
  const rows: Record<string, number> = {}
  const keyIds = new Set<string>()
  const images: string[] = []
  const tables = [...BACKED_UP_TABLES, ...FORMER_TABLES].filter((name) => snapshot.tables.has(name))
  for (const table of tables) {
    const all = counted(snapshot.rows(table), (row) => {
      rows[table] = (rows[table] ?? 0) + 1
      if (table === 'images') images.push(String(row['name']))
      // Empty where the text was erased.
      if (typeof row['key_id'] === 'string' && row['key_id'] !== '') keyIds.add(row['key_id'])
    })
    rows[table] = 0
    let part = 0
    for await (const lines of chunksOf(all)) {
      part += 1
      await add(`tables/${table}/${String(part).padStart(6, '0')}.jsonl`, Buffer.from(lines))
    }
  }
  return { rows, keyIds, images, migration: await lastMigration(snapshot) }
}

async function* counted(
  rows: AsyncIterable<SnapshotRow>,
  see: (row: SnapshotRow) => void,
): AsyncGenerator<SnapshotRow> {
  for await (const row of rows) {
    see(row)
    yield row
  }
}

async function* chunksOf(rows: AsyncIterable<SnapshotRow>): AsyncGenerator<string> {
  let lines = ''
  for await (const row of rows) {
    lines += `${JSON.stringify(row)}\n`
    if (lines.length < CHUNK_CHARACTERS) continue
    yield lines
    lines = ''
  }
  if (lines !== '') yield lines
}

// After the database, so that every image that it names has been stored.
async function packImages(storage: ObjectStorage, add: AddEntry): Promise<Set<string>> {
  const names = new Set<string>()
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: string[] = await storage.list({ after })
    for (const name of page) {
      const image = await storage.get(name)
      if (image === null) continue
      await add(`images/${name}`, await new Response(image.body).bytes())
      names.add(name)
    }
    after = page.at(-1)
  }
  return names
}
