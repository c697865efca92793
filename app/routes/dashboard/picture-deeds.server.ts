import type { PictureCard } from '#app/features/blog/ui/picture-card.tsx'
import { deletePicture } from '#app/features/media/delete-picture.server.ts'
import { parseImageName } from '#app/features/media/image.ts'
import { DAYS_UNNAMED, type LibraryPicture } from '#app/features/media/library.ts'
import { libraryTexts } from '#app/features/media/library-texts.ts'
import type { LibraryRequest } from '#app/features/media/picture-library.server.ts'
import { uploadImage } from '#app/features/media/upload-image.server.ts'
import { uploadProblemText } from '#app/features/media/upload-problem.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pictureNamers } from '#app/picture-namers.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { filesOf } from '#app/platform/http/read-form.server.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { postServices } from '#app/routes/dashboard/post-services.server.ts'
import { DAY_MS } from '#app/platform/time.ts'

export type PictureDeed = { said: string[]; problems: string[] }

type DeedServices = ReturnType<typeof postServices>

const SEARCH_MAX = 100

export function readLibraryRequest(query: URLSearchParams): LibraryRequest {
  return {
    search: (query.get('q') ?? '').slice(0, SEARCH_MAX),
    after: parseImageName(query.get('after') ?? ''),
    newestFirst: query.get('order') === 'newest',
  }
}

export function toPictureCard({
  createdAt,
  unnamedSince,
  ...picture
}: LibraryPicture): PictureCard {
  const text = (instant: Date) => zonedText(instant, firm.hours.timeZone)
  const gone = unnamedSince && new Date(unnamedSince.getTime() + DAYS_UNNAMED * DAY_MS)
  return { ...picture, uploaded: text(createdAt), goneAfter: gone && text(gone) }
}

/** A refused file does not keep the others from being stored. */
export async function uploadPictures(services: DeedServices, form: FormData): Promise<PictureDeed> {
  const files = filesOf(form, 'file')
  if (files.length === 0) return { said: [], problems: [libraryTexts.upload.none] }
  const problems: string[] = []
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const upload = { bytes, userId: services.actor.id, fileType: file.type }
    const uploaded = await uploadImage(services, upload)
    if (uploaded.ok) continue
    const problem = uploadProblemText(uploaded.problem)
    services.log.warn('picture refused', { problem: uploaded.problem })
    problems.push(fillText(libraryTexts.upload.refused, { name: file.name, problem }))
  }
  const count = files.length - problems.length
  const { doneOne, doneMany } = libraryTexts.upload
  const said = count === 0 ? [] : [fillText(count === 1 ? doneOne : doneMany, { count })]
  return { said, problems }
}

export async function deleteNamedPicture(
  services: DeedServices,
  text: string,
): Promise<PictureDeed> {
  const name = parseImageName(text)
  if (name === null) return { said: [], problems: [libraryTexts.problems.missing] }
  const deleted = await deletePicture({ ...services, pictureNamers }, name)
  return deleted.ok
    ? { said: [fillText(libraryTexts.deleted, { name })], problems: [] }
    : { said: [], problems: [libraryTexts.problems[deleted.problem]] }
}
