import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { BackupError } from '#app/features/backup/backup-error.ts'
import {
  BACKUP_FORMAT,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from '#app/features/backup/backup-format.ts'
import { errorCode } from '#app/platform/error-code.ts'

/** `identity`: an age identity (`AGE-SECRET-KEY-1…`), for an encrypted file. */
export type BackupFile = { file: string; identity: string | null }

export type BackupEntry = { name: string; content: Uint8Array }

const AGE_START = 'age-encryption.org/'

/** Reads all of it. @throws BackupError unless every byte is as it was written */
export async function verifyBackup(backup: BackupFile): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifest: Manifest | null = null
  for await (const { name, content } of readBackup(backup)) {
    if (name === MANIFEST) manifest = parseManifest(content, backup.file)
    else found.set(name, createHash('sha256').update(content).digest('hex'))
  }
  if (manifest === null) throw damaged(backup.file)
  const expected = Object.entries(manifest.entries)
  const isWhole =
    expected.length === found.size && expected.every(([name, hash]) => found.get(name) === hash)
  if (!isWhole) throw damaged(backup.file)
  return manifest
}

/** In the order of the file. @throws BackupError when it cannot be read or decrypted */
export async function* readBackup(backup: BackupFile): AsyncGenerator<BackupEntry> {
  const decrypted = await openFile(backup)
  const entries = decrypted
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, content: await new Response(body).bytes() }
    }
  } catch (error) {
    throw isOfSystem(error) ? error : damaged(backup.file)
  }
}

async function openFile({
  file,
  identity,
}: BackupFile): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const isEncrypted = (await firstBytes(file, AGE_START.length)) === AGE_START
  const stream = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array<ArrayBuffer>>
  if (!isEncrypted) return stream
  if (identity === null) {
    throw new BackupError(
      `The backup ${file} is encrypted. Name the file with its identity: --identity FILE.`,
    )
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  try {
    return (await decrypter.decrypt(stream)) as ReadableStream<Uint8Array<ArrayBuffer>>
  } catch {
    throw new BackupError(`The backup ${file} cannot be decrypted with this identity.`)
  }
}

async function firstBytes(file: string, length: number): Promise<string> {
  let handle
  try {
    handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw error
  } finally {
    await handle?.close()
  }
}

function parseManifest(content: Uint8Array, file: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(content).toString('utf8'))
  } catch {
    throw damaged(file)
  }
  const format: unknown = value instanceof Object ? Reflect.get(value, 'format') : undefined
  if (typeof format === 'number' && format > BACKUP_FORMAT) throw newerBackup(file)
  const parsed = manifestSchema.safeParse(value)
  if (!parsed.success) throw damaged(file)
  return parsed.data
}

export function newerBackup(file: string): BackupError {
  return new BackupError(
    `The backup ${file} is of a newer version of the site. Restore it with that version.`,
  )
}

function damaged(file: string): BackupError {
  return new BackupError(`The backup ${file} is damaged. Nothing was restored; take another one.`)
}

// A disk that cannot be read is not a damaged file.
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && typeof Reflect.get(error, 'syscall') === 'string'
}
