import { parseCrop, parseFocus } from '#app/features/images/focus.ts'
import { changeImage } from '#app/features/images/change-image.server.ts'
import { deleteImage } from '#app/features/images/delete-image.server.ts'
import type { ImageName, StoredImage } from '#app/features/images/image.ts'
import { imageTexts as texts } from '#app/features/images/image-texts.ts'
import { findImage } from '#app/features/images/images.server.ts'
import { LONGEST_DESCRIPTION } from '#app/features/images/library.ts'
import { libraryTexts } from '#app/features/images/library-texts.ts'
import { type UploadProblem, uploadProblemText } from '#app/features/images/upload-problem.ts'
import { announceChange } from '#app/features/posts/save-post.server.ts'
import { pathTo } from '#app/addresses.ts'
import { actOf, fileOf, textOf } from '#app/platform/http/read-form.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { cropImage, replaceImage } from '#app/routes/dashboard/images/replace-image.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { imageReferences } from '#app/server/image-references.server.ts'

type Change = { image: StoredImage; name: ImageName; form: FormData }
type Changed = { notice: string; problem: null } | { notice: null; problem: string } | Response

const done = (notice: string): Changed => ({ notice, problem: null })
const refuse = (problem: string): Changed => ({ notice: null, problem })

export async function changeNamedImage(
  services: PostServices,
  { name, form }: Pick<Change, 'name' | 'form'>,
): Promise<Changed> {
  const image = await findImage(services.db, name)
  if (!image) return refuse(libraryTexts.problems.missing)
  const act = actOf(form, { delete: remove, replace, crop, focus }) ?? describe
  return act(services, { image, name, form })
}

async function replace(services: PostServices, { image, form }: Change): Promise<Changed> {
  const file = fileOf(form, 'file')
  if (!file) return refuse(libraryTexts.upload.none)
  const bytes = await file.bytes()
  return leadToNew(await replaceImage(services, image, { bytes, fileType: file.type }))
}

async function crop(services: PostServices, { image, form }: Change): Promise<Changed> {
  const edges = parseCrop((edge) => textOf(form, edge))
  return edges ? leadToNew(await cropImage(services, image, edges)) : refuse(texts.crop.problem)
}

async function focus(services: PostServices, { name, form }: Change): Promise<Changed> {
  await changeImage(services.db, name, { focus: parseFocus(textOf(form, 'focus')) })
  announceChange(services, true)
  return done(texts.focus.done)
}

async function describe(services: PostServices, { name, form }: Change): Promise<Changed> {
  const description = textOf(form, 'description').trim()
  if (description.length > LONGEST_DESCRIPTION) return refuse(texts.description.tooLong)
  await changeImage(services.db, name, { description })
  return done(texts.description.done)
}

async function remove(services: PostServices, { name }: Change): Promise<Changed> {
  const deleted = await deleteImage({ ...services, imageReferences }, name)
  if (!deleted.ok) return refuse(libraryTexts.problems[deleted.problem])
  return redirectWithFlash('/dashboard/images', 'image-deleted')
}

function leadToNew(replaced: Result<ImageName, UploadProblem>): Changed {
  return replaced.ok
    ? redirectWithFlash(
        pathTo('/dashboard/images/:name', { name: replaced.value }),
        'image-replaced',
      )
    : refuse(uploadProblemText(replaced.problem))
}
