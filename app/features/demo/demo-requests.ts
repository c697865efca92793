import {
  addImage,
  hasDraft,
  isMockSignedIn,
  listImages,
  readPosts,
} from '#app/features/demo/demo-store.ts'
import { refusals } from '#app/features/demo/texts.ts'
import type { PostNews } from '#app/features/post-editor/post-news.ts'
import { linkTargets } from '#app/features/posts/link-targets.ts'
import { inspectImage } from '#app/features/images/image-header.ts'
import type { OriginalFormat } from '#app/features/images/image.ts'
import {
  uploadFailedText,
  type UploadProblem,
  uploadProblemText,
} from '#app/features/images/upload-problem.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

const LONGEST_SIDE = 1200
const QUALITY = 0.8

/** The site's own pages. */
type ListPages = () => Promise<{ name: string; path: string }[]>

export async function answerRequest(
  address: string,
  { body }: RequestInit,
  listPages: ListPages,
): Promise<Response> {
  if (!isMockSignedIn()) return refuse(401, { message: refusals.signedOut })
  const { pathname, searchParams } = new URL(address, window.location.origin)
  if (pathname === '/dashboard/images/upload' && body instanceof FormData)
    return receiveImage(body.get('file'))
  if (pathname === '/dashboard/images.json')
    return Response.json({ images: listImages(searchParams.get('q') ?? ''), hasMore: false })
  if (pathname === '/dashboard/link-targets.json')
    return Response.json(await findLinkTargets(searchParams.get('q') ?? '', listPages))
  const opened = /^\/dashboard\/blog\/edit\/([^/]+)\/editors\//.exec(pathname)?.[1]
  if (opened !== undefined) return answerNews(opened)
  // The editor itself stores the text, so this only reports whether it did.
  return hasDraft(pathname.slice(pathname.lastIndexOf('/') + 1))
    ? Response.json({ savedAt: new Date().toISOString() })
    : refuse(507, { message: refusals.full })
}

// A tab saved it, not a user.
function answerNews(id: string): Response {
  const post = readPosts().find((each) => each.id === id)
  if (!post) return new Response(null, { status: 404 })
  const { version, updatedAt: savedAt } = post
  const news: PostNews = { version, savedAt, savedBy: null, isOwn: true, editors: [], review: null }
  return Response.json(news)
}

async function findLinkTargets(search: string, listPages: ListPages) {
  const posts = readPosts().toSorted((one, other) => +other.createdAt - +one.createdAt)
  return linkTargets({ pages: await listPages(), posts }, search, new Date())
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

/** Fits localStorage's few megabytes: WebP, otherwise JPEG. */
async function shrinkImage(
  file: File,
): Promise<Result<{ dataUrl: string; format: OriginalFormat }, UploadProblem>> {
  const header = inspectImage(new Uint8Array(await file.arrayBuffer()), file.type)
  if (!header.ok) return header
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
  if (bitmap === null) return fail('damaged')
  const dataUrl = draw(bitmap)
  bitmap.close()
  const format = dataUrl.startsWith('data:image/webp') ? 'webp' : 'jpg'
  return ok({ dataUrl, format })
}

function draw(bitmap: ImageBitmap): string {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const webp = canvas.toDataURL('image/webp', QUALITY)
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
}
