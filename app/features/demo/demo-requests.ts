import { addImage, hasDraft, isMockSignedIn, listImages } from '#app/features/demo/demo-store.ts'
import { shrinkImage } from '#app/features/demo/shrink-image.ts'
import { refusals } from '#app/features/demo/texts.ts'
import { uploadFailedText, uploadProblemText } from '#app/features/images/upload-problem.ts'

export async function answerRequest(address: string, { body }: RequestInit): Promise<Response> {
  if (!isMockSignedIn()) return refuse(401, { message: refusals.signedOut })
  const { pathname, searchParams } = new URL(address, window.location.origin)
  if (pathname === '/dashboard/images' && body instanceof FormData)
    return receiveImage(body.get('file'))
  if (pathname === '/dashboard/pictures.json')
    return Response.json({ images: listImages(searchParams.get('q') ?? ''), hasMore: false })
  // The editor itself stores the text, so this only reports whether it did.
  return hasDraft(pathname.slice(pathname.lastIndexOf('/') + 1))
    ? Response.json({ savedAt: new Date().toISOString() })
    : refuse(507, { message: refusals.full })
}

async function receiveImage(file: FormDataEntryValue | null): Promise<Response> {
  if (!(file instanceof File) || file.size === 0) return refuseImage(uploadProblemText('empty'))
  const image = await shrinkImage(file)
  if (!image.ok) return refuseImage(uploadProblemText(image.problem))
  const added = addImage(image.value, new Date())
  if (!added.ok) return refuseImage(uploadFailedText(refusals.imageFull))
  return Response.json({ path: added.value })
}

function refuseImage(image: string): Response {
  return refuse(422, { problems: { image } })
}

function refuse(status: number, body: object): Response {
  return Response.json(body, { status })
}
