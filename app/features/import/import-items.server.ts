import { createImageTaker } from '#app/features/import/images/take-image.server.ts'
import type { Uploads } from '#app/features/import/images/find-upload.server.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportedItem } from '#app/features/import/imported-item.ts'
import { prepareExported } from '#app/features/import/take/prepare-exported.server.ts'
import {
  type PreparedPost,
  type PrepareOptions,
  prepareImportedPost,
} from '#app/features/import/take/prepare-post.server.ts'
import {
  comparePost,
  type Taken,
  takePost,
  type TakeServices,
} from '#app/features/import/take/take-post.server.ts'
import type { UploadServices } from '#app/features/images/upload-image.server.ts'

/** `left out`: of a kind that the site does not have. `refused`: it cannot be stored, as `notes` says. */
export type ReportRow = {
  outcome: Taken | 'left out' | 'refused'
  title: string
  lost: string[]
  notes: string[]
}

export type ImportServices = TakeServices &
  Omit<UploadServices, 'db' | 'now'> &
  Pick<PrepareOptions, 'textWorker'>

export type ImportOptions = {
  /** Of an export of this product: the hashes of its images by name. */
  ownImages?: Readonly<Record<string, string>>
  isDryRun: boolean
  uploads: Uploads
} & Pick<PrepareOptions, 'publish' | 'locale' | 'timeZone'>

/** One item after the other, each whole or not at all. */
export async function* importItems(
  services: ImportServices,
  items: AsyncIterable<ImportedItem>,
  { isDryRun, uploads, ownImages = {}, ...options }: ImportOptions,
): AsyncGenerator<ReportRow> {
  const takeImage = createImageTaker({
    db: services.db,
    uploads,
    upload: isDryRun ? null : services,
    ownImages,
  })
  if (!isDryRun) for (const name of Object.keys(ownImages)) await takeImage(`/images/${name}`)
  const parts = { ...services, ...options, takeImage, isDryRun }
  for await (const item of items) yield takeItem(parts, item)
}

type Parts = ImportServices & PrepareOptions & { isDryRun: boolean }

async function takeItem(parts: Parts, item: ImportedItem): Promise<ReportRow> {
  const { source, key, title, lost, problem } = item
  if (problem !== undefined) return { outcome: 'refused', title, lost, notes: [problem] }
  try {
    const prepared = await prepare(item, parts)
    if (prepared === null) return { outcome: 'left out', title, lost, notes: [] }
    const entry = { source, key }
    const done = parts.isDryRun
      ? { taken: await comparePost(parts.db, entry, prepared), lost: [] }
      : await takePost(parts, entry, prepared)
    const all = [...lost, ...prepared.lost, ...done.lost]
    return { outcome: done.taken, title, lost: [...new Set(all)], notes: prepared.notes }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { outcome: 'refused', title, lost, notes: [error.message] }
  }
}

async function prepare(
  { title, post, exported }: ImportedItem,
  options: PrepareOptions,
): Promise<PreparedPost | null> {
  if (exported !== undefined) return prepareExported(exported, options)
  return post === null ? null : prepareImportedPost(title, post, options)
}
