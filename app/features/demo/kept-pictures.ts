import type { LibraryChoice } from '#app/features/media/library.ts'
import {
  imageName,
  type ImageName,
  imageNamesIn,
  imagePath,
  type OriginalFormat,
  parseImageName,
  parseImagePath,
} from '#app/features/media/image.ts'
import type { Post } from '#app/features/blog/post.ts'
import { putText } from '#app/features/demo/post-copy.ts'
import { ok, type Result } from '#app/platform/result.ts'

const MARK = 'demo-picture/'

/**
 * Keeps a picture as a data URL under a name as the server gives them, so that posts name it in the same way.
 * @returns its path, or `full` when the browser has no room
 */
export function keepPicture(
  storage: Storage,
  { dataUrl, format, now }: { dataUrl: string; format: OriginalFormat; now: Date },
): Result<string, 'full'> {
  let ms = now.getTime()
  const taken = new Set(listNames(storage).map((name) => Number(/\d+/.exec(name))))
  while (taken.has(ms)) ms += 1
  const name = imageName(ms, format)
  const kept = putText(storage, MARK + name, dataUrl)
  return kept.ok ? ok(imagePath(name)) : kept
}

/** The data URL of a path such as `/images/blog-1700000000000.jpg`; null when this browser has no such picture. */
export function findKeptPicture(storage: Storage, path: string): string | null {
  const file = parseImagePath(path)
  return file && storage.getItem(MARK + file.fileName)
}

/** The pictures of this browser, the newest first; the preview is the whole picture. */
export function listKeptPictures(storage: Storage): LibraryChoice[] {
  return listNames(storage)
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map((name) => {
      const preview = storage.getItem(MARK + name) ?? ''
      return { name, address: imagePath(name), preview, alt: '' }
    })
}

/** Throws away the pictures that these posts named and that none of the others does. */
export function dropPicturesOf(
  storage: Storage,
  gone: readonly Post[],
  staying: readonly Post[],
): void {
  const named = new Set<string>(staying.flatMap(imageNamesIn))
  for (const name of gone.flatMap(imageNamesIn))
    if (!named.has(name)) storage.removeItem(MARK + name)
}

/** Throws all of them away. */
export function dropAllPictures(storage: Storage): void {
  for (const name of listNames(storage)) storage.removeItem(MARK + name)
}

function listNames(storage: Storage): ImageName[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap(
    (key) => {
      const name = key.startsWith(MARK) ? parseImageName(key.slice(MARK.length)) : null
      return name === null ? [] : [name]
    },
  )
}
