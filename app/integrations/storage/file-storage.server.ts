import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import {
  isObjectName,
  type ObjectStorage,
  requireObjectName,
  type StorageProblem,
} from '#app/integrations/storage/object-storage.ts'
import { errorCode } from '#app/platform/error-code.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { syncFolder } from '#app/platform/sync-folder.server.ts'

const TEMPORARY = '.tmp-'
const ABANDONED_AFTER_MS = 10 * 60 * 1000
const CHUNK_BYTES = 64 * 1024

/** A file gets its name only when all of it is on the disk, so that neither a kill nor a full disk leaves half of one. */
export function createFileStorage(folder: string): ObjectStorage {
  const fileOf = (name: string) => path.join(folder, name)
  return {
    put: (name, bytes) => putFile(folder, requireObjectName(name), bytes),
    async get(name) {
      const size = await sizeOf(folder, name)
      return size === null ? null : { size, body: readLazily(fileOf(name)) }
    },
    async list({ prefix = '', after = '', limit = 100 }) {
      const names = await namesIn(folder)
      return names
        .filter((name) => isObjectName(name) && name.startsWith(prefix) && name > after)
        .sort()
        .slice(0, limit)
    },
    delete: (name) => rm(fileOf(requireObjectName(name)), { force: true }),
    // The folder is the site's own.
    hasWritten: async () => true,
    async deleteTemporaryFiles(now) {
      const names = (await namesIn(folder)).filter((name) => name.startsWith(TEMPORARY))
      const swept = await Promise.all(
        names.map((name) => removeOlder(fileOf(name), now.getTime() - ABANDONED_AFTER_MS)),
      )
      return swept.filter(Boolean).length
    },
  }
}

async function putFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<Result<null, StorageProblem>> {
  const temporary = path.join(folder, `${TEMPORARY}${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true })
    if (!(await linkIfFree(temporary, path.join(folder, name)))) return fail('exists')
    await syncFolder(folder)
    return ok(null)
  } catch (error) {
    return fail(problemOf(error))
  } finally {
    // The next start cleans up what is left; the outcome of the write matters more.
    await rm(temporary, { force: true }).catch(problemOf)
  }
}

// A link, unlike a rename, never replaces an existing file.
async function linkIfFree(temporary: string, file: string): Promise<boolean> {
  try {
    await link(temporary, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

const PROBLEMS: Record<string, StorageProblem> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'unavailable',
  EACCES: 'unavailable',
  EPERM: 'unavailable',
  EIO: 'unavailable',
  EMFILE: 'unavailable',
  ENFILE: 'unavailable',
  // The temporary file was cleaned up, or the folder removed, while we wrote.
  ENOENT: 'unavailable',
  // A file stands where the folder should.
  EEXIST: 'unavailable',
  ENOTDIR: 'unavailable',
}

function problemOf(error: unknown): StorageProblem {
  const problem = PROBLEMS[String(errorCode(error))]
  if (!problem) throw error
  return problem
}

// Opened at the first read, so that an unread body (HEAD, a reader who left) holds no file open.
function readLazily(file: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          handle ??= await open(file)
          const { bytesRead, buffer } = await handle.read(new Uint8Array(CHUNK_BYTES))
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
          await handle.close()
          controller.close()
        } catch (error) {
          await handle?.close()
          throw error
        }
      },
      async cancel() {
        await handle?.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function sizeOf(folder: string, name: string): Promise<number | null> {
  if (!isObjectName(name)) return null
  const found = await unlessMissing(stat(path.join(folder, name)))
  return found?.isFile() ? found.size : null
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessMissing(readdir(folder))) ?? []
}

async function removeOlder(file: string, time: number): Promise<boolean> {
  const found = await unlessMissing(stat(file))
  if (!found || found.mtimeMs > time) return false
  await rm(file, { force: true })
  return true
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}
