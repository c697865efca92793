import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packTar, unpackTar } from 'modern-tar'
import {
  DASHBOARD_LIMITS,
  type ImportKind,
  kindOf,
} from '#app/features/import/dashboard/dashboard-import.ts'
import type { importProblems } from '#app/features/import/dashboard/import-texts.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type SentFiles = { kind: ImportKind; fileName: string; content: Buffer }

/** Markdown becomes one archive; what is in the files is read later. */
export async function takeFiles(
  files: readonly File[],
): Promise<Result<SentFiles, keyof typeof importProblems>> {
  const [first] = files
  if (first === undefined) return fail('no-file')
  const names = files.map(({ name }) => name)
  const found = kindOf(names)
  if (found === null) return fail('wrong-kind')
  if (files.length > DASHBOARD_LIMITS.files) return fail('too-many')
  if (new Set(names).size < names.length) return fail('same-name')
  if (files.reduce((sum, { size }) => sum + size, 0) > DASHBOARD_LIMITS.fileBytes)
    return fail('too-large')
  const isOne = found.kind !== 'markdown' || found.isArchive
  const content = isOne ? await first.bytes() : await packFiles(files)
  const fileName = names.length === 1 ? first.name : `${names.length} Markdown files`
  return ok({ kind: found.kind, fileName: fileName.slice(-200), content: Buffer.from(content) })
}

async function packFiles(files: readonly File[]): Promise<Uint8Array> {
  const entries = files.map(async (file) => ({
    header: { name: file.name, size: file.size, type: 'file' as const },
    body: await file.bytes(),
  }))
  return packTar(await Promise.all(entries))
}

/** Runs `work` with the files on the disk of this machine. @throws ImportError */
export async function withFiles<Value>(
  { id, kind, content }: { id: string; kind: ImportKind; content: string },
  work: (place: string) => Promise<Value>,
): Promise<Value> {
  // Named after the import, so that it also removes what a killed process left.
  const folder = path.join(tmpdir(), `site-import-${id}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const bytes = Buffer.from(content, 'base64')
    if (kind === 'markdown') return await work(await unpack(folder, bytes))
    const file = path.join(folder, 'export')
    await writeFile(file, bytes)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Files only, each within the folder. */
async function unpack(folder: string, archive: Buffer): Promise<string> {
  const root = path.join(folder, 'files')
  await mkdir(root)
  const entries = await unpackTar(archive, { strict: true }).catch((error: unknown) => {
    throw new ImportError('The archive is damaged or cut off.', { cause: error })
  })
  if (entries.length === 0) throw new ImportError('The archive is empty, damaged or cut off.')
  for (const { header, data } of entries) {
    const file = path.join(root, header.name)
    if (header.type !== 'file' || data === undefined || header.name.includes('\0')) continue
    if (!file.startsWith(root + path.sep))
      throw new ImportError('The archive has a file that would lie outside of its folder.')
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, data)
  }
  // An archive of a folder has the folder in it.
  const [only, ...others] = await readdir(root, { withFileTypes: true })
  return only?.isDirectory() === true && others.length === 0 ? path.join(root, only.name) : root
}
