import { imagesInRecords } from '#app/features/content-editor/editing/images-in-records.server.ts'
import type { ImageCard } from '#app/features/images/ui/image-card.tsx'
import { deleteImage } from '#app/features/images/delete-image.server.ts'
import { type ImageName, parseImageName } from '#app/features/images/image.ts'
import { DAYS_ORPHANED, type LibraryImage } from '#app/features/images/library.ts'
import { libraryTexts } from '#app/features/images/library-texts.ts'
import {
  findLibraryImage,
  type LibraryRequest,
  listImages,
} from '#app/features/images/image-library.server.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemText } from '#app/features/images/upload-problem.ts'
import { imageReferences } from '#app/server/image-references.server.ts'
import { fail } from '#app/platform/result.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { filesOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { DAY_MS } from '#app/platform/time.ts'

export type ImageActionResult = { notice: string[]; problems: string[] }

const SEARCH_MAX = 100

export async function findImages({ db }: Pick<PostServices, 'db'>, requested: LibraryRequest) {
  return listImages(db, requested, await imagesInRecords(db))
}

export async function findCard(
  { db, timeZone }: PostServices,
  name: ImageName,
): Promise<ImageCard | null> {
  const image = await findLibraryImage(db, name, await imagesInRecords(db))
  return image && toImageCard(image, timeZone())
}

export function readLibraryRequest(query: URLSearchParams): LibraryRequest {
  return {
    search: (query.get('q') ?? '').slice(0, SEARCH_MAX),
    after: parseImageName(query.get('after') ?? ''),
    newestFirst: query.get('order') === 'newest',
    unusedOnly: query.get('use') === 'none',
  }
}

export function toImageCard(
  { createdAt, orphanedSince, ...image }: LibraryImage,
  timeZone: string,
): ImageCard {
  const text = (instant: Date) => zonedText(instant, timeZone)
  const gone = orphanedSince && new Date(orphanedSince.getTime() + DAYS_ORPHANED * DAY_MS)
  return { ...image, uploaded: text(createdAt), goneAfter: gone && text(gone) }
}

/** A refused file does not keep the others from being stored; a storage that is away does, or each would wait for it. */
export async function uploadImages(
  services: PostServices,
  form: FormData,
): Promise<ImageActionResult> {
  const files = filesOf(form, 'file')
  if (files.length === 0) return { notice: [], problems: [libraryTexts.upload.none] }
  const problems: string[] = []
  let isAway = false
  for (const file of files) {
    const bytes = await file.bytes()
    const upload = { bytes, userId: services.actor.id, fileType: file.type }
    const uploaded: Awaited<ReturnType<typeof uploadImage>> = isAway
      ? fail('unavailable')
      : await uploadImage(services, upload)
    if (uploaded.ok) continue
    isAway = uploaded.problem === 'unavailable'
    const problem = uploadProblemText(uploaded.problem)
    services.log.warn('image refused', { problem: uploaded.problem })
    problems.push(fillText(libraryTexts.upload.refused, { name: file.name, problem }))
  }
  const count = files.length - problems.length
  const { doneOne, doneMany } = libraryTexts.upload
  const notice = count === 0 ? [] : [fillText(count === 1 ? doneOne : doneMany, { count })]
  return { notice, problems }
}

export async function deleteNamedImage(
  services: PostServices,
  text: string,
): Promise<ImageActionResult> {
  const name = parseImageName(text)
  if (name === null) return { notice: [], problems: [libraryTexts.problems.missing] }
  const deleted = await deleteImage({ ...services, imageReferences }, name)
  return deleted.ok
    ? { notice: [fillText(libraryTexts.deleted, { name })], problems: [] }
    : { notice: [], problems: [libraryTexts.problems[deleted.problem]] }
}
