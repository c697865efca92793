import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { IMAGE_LIMITS } from '#app/features/images/image.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import { decodedText } from '#app/platform/texts/decode-text.ts'

/** A folder with the files of another system; nothing outside of it is read. */
export type Uploads = { find(address: string): Promise<Uint8Array | 'too-large' | null> }

/** @throws ImportError */
export async function openUploads(folder: string): Promise<Uploads> {
  const root = await realpath(folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory())
    throw new ImportError(`The folder ${folder} cannot be read.`)
  return {
    /** By the longest end of the address's path that is a file there; the full size before one made from it. */
    async find(address) {
      const segments = segmentsOf(address)
      for (const [start] of segments.entries()) {
        const rest = segments.slice(start)
        for (const name of namesLike(rest.at(-1) ?? '')) {
          const found = await readWithin(root, [...rest.slice(0, -1), name])
          if (found !== null) return found
        }
      }
      return null
    },
  }
}

/** None for a path that could lead out of a folder. */
function segmentsOf(address: string): string[] {
  if (!URL.canParse(address, 'https://site.invalid')) return []
  const { pathname } = new URL(address, 'https://site.invalid')
  // One that cannot be decoded is as unsafe.
  const segments = pathname.split('/').map((segment) => decodedText(segment) ?? '..')
  const isSafe = segments.every((segment) => !/^\.{1,2}$|[/\\\0]/.test(segment))
  return isSafe ? segments.filter((segment) => segment !== '') : []
}

// WordPress writes `photo-300x200.jpg` and `photo-scaled.jpg` beside `photo.jpg`.
function namesLike(name: string): string[] {
  const original = name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i, '')
  return [...new Set([original, name])]
}

async function readWithin(
  root: string,
  segments: readonly string[],
): Promise<Uint8Array | 'too-large' | null> {
  const file = await realpath(path.join(root, ...segments)).catch(() => null)
  if (file === null || !file.startsWith(root + path.sep)) return null
  const about = await stat(file)
  if (!about.isFile()) return null
  return about.size > IMAGE_LIMITS.fileBytes ? 'too-large' : readFile(file)
}

/** The first of them that has it. */
export function eitherUploads(all: readonly Uploads[]): Uploads {
  return {
    async find(address) {
      for (const uploads of all) {
        const found = await uploads.find(address)
        if (found !== null) return found
      }
      return null
    },
  }
}
