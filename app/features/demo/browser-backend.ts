import { type CopyServices, savePost, tellVersion } from '#app/features/demo/answer-post.ts'
import { answerPictures, takePicture } from '#app/features/demo/answer-pictures.ts'
import { answerSignIn } from '#app/features/demo/answer-sign-in.ts'
import { parseBulkForm } from '#app/features/blog/bulk-form.ts'
import { readListAddress } from '#app/features/blog/post-list.ts'
import { changeInCopy, removeFromCopy } from '#app/features/demo/change-copy.ts'
import { copiedRows } from '#app/features/demo/copied-rows.ts'
import { dropPicturesOf } from '#app/features/demo/kept-pictures.ts'
import { isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { readCopy, writeCopy } from '#app/features/demo/post-copy.ts'

/** A request of the desk, as far as the copy needs it. */
type DeskRequest = { method: string; url: URL; form: () => Promise<FormData> }

type Answer = (services: CopyServices, request: DeskRequest, id: string) => Promise<Response>

const answers: readonly [method: string, path: RegExp, answer: Answer][] = [
  ['GET', /^\/dashboard\/posts\.json$/, listPosts],
  [
    'POST',
    /^\/dashboard\/posts$/,
    async (services, { form }) => savePost(services, null, await form()),
  ],
  ['POST', /^\/dashboard\/posts\/bulk$/, changePosts],
  [
    'GET',
    /^\/dashboard\/posts\/([0-9a-f-]{36})$/,
    async (services, _, id) => tellVersion(services, id),
  ],
  [
    'PUT',
    /^\/dashboard\/posts\/([0-9a-f-]{36})$/,
    async (services, { form }, id) => savePost(services, id, await form()),
  ],
  ['DELETE', /^\/dashboard\/posts\/([0-9a-f-]{36})$/, deletePost],
  ['PUT', /^\/dashboard\/copies\/([0-9a-f-]{36})$/, keepText],
  [
    'DELETE',
    /^\/dashboard\/copies\/([0-9a-f-]{36})$/,
    async () => new Response(null, { status: 204 }),
  ],
  [
    'POST',
    /^\/dashboard\/images$/,
    async (services, { form }) => takePicture(services, await form()),
  ],
  [
    'GET',
    /^\/dashboard\/pictures\.json$/,
    async (services, { url }) => answerPictures(services, url),
  ],
]

/**
 * What the server would answer to a request of the desk, from the copy of this browser: the same shapes, statuses and
 * messages.
 * @returns null for an address that is none of the desk's
 */
export async function answerFromCopy(
  services: CopyServices,
  request: DeskRequest,
): Promise<Response | null> {
  const { pathname } = request.url
  if (request.method === 'POST' && pathname === '/session')
    return answerSignIn(services, await request.form())
  for (const [method, path, answer] of answers) {
    const match = path.exec(pathname)
    if (!match || method !== request.method) continue
    if (!isMockSignedIn(services.storage))
      return Response.json({ message: services.words.refusals.signedOut }, { status: 401 })
    return answer(services, request, match[1] ?? '')
  }
  return null
}

async function listPosts(services: CopyServices, { url }: DeskRequest): Promise<Response> {
  const { storage, now } = services
  const address = readListAddress(url.searchParams)
  return Response.json(copiedRows(readCopy(storage), address, now()))
}

async function deletePost({ storage, words }: CopyServices, _: DeskRequest, id: string) {
  const posts = readCopy(storage)
  const removed = removeFromCopy(posts, id)
  if (!removed.ok) return Response.json({ message: words.refusals.missing }, { status: 404 })
  const kept = writeCopy(storage, removed.value)
  if (!kept.ok) return Response.json({ message: words.refusals.full }, { status: 507 })
  dropPicturesOf(
    storage,
    posts.filter((post) => post.id === id),
    removed.value,
  )
  return Response.json({ id })
}

async function changePosts({ storage, now, words }: CopyServices, request: DeskRequest) {
  const form = await request.form()
  const act = form.get('act')
  const asked = parseBulkForm(typeof act === 'string' ? act : '', form.getAll('post'))
  if (asked === null || asked.chosen.length === 0)
    return Response.json({ message: words.refusals.none }, { status: 400 })
  const posts = readCopy(storage)
  const changed = changeInCopy(posts, { ...asked, at: now() })
  const kept = writeCopy(storage, changed.posts)
  if (!kept.ok) return Response.json({ message: words.refusals.full }, { status: 507 })
  const staying = new Set(changed.posts.map(({ id }) => id))
  dropPicturesOf(
    storage,
    posts.filter(({ id }) => !staying.has(id)),
    changed.posts,
  )
  return Response.json(changed.value)
}

// The editor itself writes each text into this browser at every input, under the name of its form. Nothing is said to be kept
// that is not there.
async function keepText({ storage, now, words }: CopyServices, _: DeskRequest, id: string) {
  const keys = Array.from({ length: storage.length }, (__, index) => storage.key(index) ?? '')
  return keys.some((key) => key.startsWith('copy/') && key.endsWith(`/${id}`))
    ? Response.json({ savedAt: now().toISOString() })
    : Response.json({ message: words.refusals.full }, { status: 507 })
}
