import type { Kysely } from 'kysely'
import {
  imageFileNames,
  imageName,
  ORIGINAL_FORMATS,
  parseImageFile,
} from '#app/features/images/image.ts'
import type { ImageFile, ImageFileName } from '#app/features/images/image.ts'
import { findImages } from '#app/features/images/images.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import type { Schema } from '#db/schema.ts'
import { HOUR_MS } from '#app/platform/time.ts'

// Each page reads the whole folder, so few and large ones; the names must fit into one query.
const PAGE = 2000
const ROW_MAY_COME_MS = HOUR_MS

// Removes what a process killed before writing the row left; files of the last hour stay, because their row may follow.
export async function deleteOrphanedFiles(
  { db, storage }: { db: Kysely<Schema>; storage: ObjectStorage },
  now: Date,
): Promise<number> {
  let removed = 0
  let after: string | undefined = ''
  while (after !== undefined) {
    const names: string[] = await storage.list({ prefix: 'blog-', after, limit: PAGE })
    const files = names.flatMap((name) => parseImageFile(name) ?? [])
    const old = files.filter(({ ms }) => ms < now.getTime() - ROW_MAY_COME_MS)
    const kept = await filesWithImage(db, old)
    const orphans = old.filter(({ fileName }) => !kept.has(fileName))
    for (const { fileName } of orphans) await storage.delete(fileName)
    removed += orphans.length
    after = names.at(-1)
  }
  return removed
}

async function filesWithImage(
  db: Kysely<Schema>,
  files: readonly ImageFile[],
): Promise<Set<ImageFileName>> {
  const originals = files.flatMap(({ ms }) =>
    ORIGINAL_FORMATS.map((format) => imageName(ms, format)),
  )
  const images = await findImages(db, originals)
  return new Set(images.flatMap(imageFileNames))
}
