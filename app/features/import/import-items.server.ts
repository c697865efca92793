import { createImageTaker } from '#app/features/import/images/take-image.server.ts'
import type { Uploads } from '#app/features/import/images/find-upload.server.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportedItem } from '#app/features/import/imported-item.ts'
import {
  type PreparedPost,
  prepareImportedPost,
  type PrepareOptions,
} from '#app/features/import/take/prepare-post.server.ts'
import {
  comparePost,
  type Taken,
  takePost,
  type TakeServices,
} from '#app/features/import/take/take-post.server.ts'
import type { UploadServices } from '#app/features/images/upload-image.server.ts'
import type { ExportedPost } from '#app/features/export/export-format.ts'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import type { PostTranslation } from '#app/features/posts/post.ts'

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

/** As it was, to the character; only an image that had to take another name is named so. */
async function prepareExported(
  post: ExportedPost,
  { publish, takeImage }: Pick<PrepareOptions, 'publish' | 'takeImage'>,
): Promise<PreparedPost> {
  const { id, publishedAt, formerSlugs, oldPaths, createdAt, updatedAt, ...texts } = post
  const { translates, isOutOfDate, ...fields } = texts
  const lost: string[] = []
  let { image, content } = fields
  for (const name of imageNamesIn(fields)) {
    const address = imagePath(name)
    const taken = await takeImage(address)
    if (taken.problem !== null) lost.push(`the image ${name}: ${taken.problem}`)
    if (taken.address === address) continue
    image = image.replaceAll(address, () => taken.address)
    content = content.replaceAll(address, () => taken.address)
  }
  const published = fields.published && publish
  return {
    input: { ...fields, image, content, published, publishedOver: null },
    createdAt,
    updatedAt,
    redirects: oldPaths,
    lost,
    notes: [],
    exported: { id, publishedAt, formerSlugs, translation: translationOf(translates, isOutOfDate) },
  }
}

// The first version here is the text that the export has; the one before is stored nowhere.
function translationOf(of: string | null, isOutOfDate: boolean): PostTranslation | null {
  return of === null ? null : { of, version: isOutOfDate ? 0 : 1 }
}
