import { parseEditorForm } from '#app/features/blog/editor-form.ts'
import type { Post } from '#app/features/blog/post.ts'
import { readPostTexts } from '#app/features/blog/submit-post.ts'
import { addToCopy, holderOfSlug, saveInCopy } from '#app/features/demo/change-copy.ts'
import type { DemoWords } from '#app/features/demo/demo-words.ts'
import { dropPicturesOf } from '#app/features/demo/kept-pictures.ts'
import { readCopy, writeCopy } from '#app/features/demo/post-copy.ts'
import type { ShrinkProblem, SmallPicture } from '#app/features/demo/shrink-picture.ts'
import { randomId } from '#app/platform/random-id.ts'
import type { Result } from '#app/platform/result.ts'

/** What the browser's backend works with. */
export type CopyServices = {
  storage: Storage
  /** What the next page of this tab is to say. */
  notes: Storage
  now: () => Date
  /** Of the office, by whose clock posts are planned. */
  timeZone: string
  /** Said of an address that another post has. */
  slugTaken: string
  words: Pick<DemoWords, 'refusals'>
  /** Makes a picture small enough for the browser's storage. */
  shrink: (file: File) => Promise<Result<SmallPicture, ShrinkProblem>>
}

/** Creates a post from the editor's form, or with an id saves over it. The same checks as on the server. */
export function savePost(services: CopyServices, id: string | null, form: FormData): Response {
  const { storage, timeZone, now, slugTaken } = services
  const checked = parseEditorForm(readPostTexts(form), { timeZone, now: now() })
  if (!checked.ok) return Response.json({ problems: checked.problem }, { status: 422 })
  const input = checked.value
  const posts = readCopy(storage)
  if (input.slug !== null && holderOfSlug(posts, input.slug, id) !== null)
    return Response.json({ problems: { slug: slugTaken } }, { status: 422 })
  if (id === null) {
    const added = addToCopy(posts, input, { id: randomId(), at: now() })
    return keep(services, posts, added, 201)
  }
  const saved = saveInCopy(posts, { id, seenVersion: seenVersion(form), at: now() }, input)
  if (saved.ok) return keep(services, posts, saved.value, 200)
  if (saved.problem.kind === 'missing') return missing(services)
  const current = { ...saved.problem.current, savedBy: null }
  return Response.json({ current }, { status: 409 })
}

/** Which version a post has, and who saved it last. */
export function tellVersion(services: CopyServices, id: string): Response {
  const post = readCopy(services.storage).find((each) => each.id === id)
  if (!post) return missing(services)
  const savedAt = post.updatedAt.toISOString()
  // It was a tab, and not a person.
  return Response.json({ version: post.version, savedAt, savedBy: null })
}

function seenVersion(form: FormData): number {
  const version = form.get('version')
  return typeof version === 'string' ? Number.parseInt(version, 10) || 0 : 0
}

function keep(
  { storage, words }: CopyServices,
  before: readonly Post[],
  { posts, value }: { posts: Post[]; value: Post },
  status: 200 | 201,
): Response {
  const kept = writeCopy(storage, posts)
  if (!kept.ok) return Response.json({ message: words.refusals.full }, { status: 507 })
  dropPicturesOf(
    storage,
    before.filter(({ id }) => id === value.id),
    posts,
  )
  return Response.json({ id: value.id, slug: value.slug }, { status })
}

function missing({ words }: CopyServices): Response {
  return Response.json({ message: words.refusals.missing }, { status: 404 })
}
