import { publicationForm } from '#app/features/posts/publication/publication.ts'
import type { Post, PostForm } from '#app/features/posts/post.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

const HELD = ['publishAt', 'unpublishAt', 'reviewedBy', 'reviewedOn'] as const

/** `published`: the whole post is closed to the writer; `publication`: the form would decide what readers see, or when. */
export type HeldProblem = 'published' | 'publication'

/** For a writer who may not publish, whose editor has no fields for it: they stay as they are. @param before null for a new post */
export function holdPublication(
  form: PostForm,
  before: Post | null,
  timeZone: string,
): Result<PostForm, HeldProblem> {
  if (before?.published === true) return fail('published')
  const present = before && publicationForm(before, timeZone)
  const isSetAnew = HELD.some((name) => form[name] !== '' && form[name] !== (present?.[name] ?? ''))
  if (form.published || isSetAnew) return fail('publication')
  const held = Object.fromEntries(HELD.map((name) => [name, present?.[name] ?? '']))
  return ok({ ...form, ...held })
}
