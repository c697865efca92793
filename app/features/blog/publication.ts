import { readScheduledTime, writeScheduledTime } from '#app/features/blog/post-schedule.ts'
import {
  type Post,
  type PostForm,
  type PostInput,
  type PostProblems,
  type PostText,
  SLUG_LENGTH,
  slugOf,
} from '#app/features/blog/post.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** How a post is published, beside the specification's fields. */
export type Publication = Omit<PostInput, keyof PostText>

/** Its fields in the editor. */
export type PublicationForm = Pick<PostForm, 'slug' | 'publishAt' | 'unpublishAt'>

/** What they hold for a new post. */
export const NEW_PUBLICATION: PublicationForm = { slug: '', publishAt: '', unpublishAt: '' }

/** What they hold for a post that is there. */
export function publicationForm(post: Post, timeZone: string): PublicationForm {
  return {
    slug: post.slug,
    publishAt: writeScheduledTime(post.publishAt, timeZone),
    unpublishAt: writeScheduledTime(post.unpublishAt, timeZone),
  }
}

/** Reads the fields of the editor that say where and when a post is public. */
export function parsePublication(
  form: PublicationForm,
  { timeZone }: { timeZone: string },
): Result<Publication, PostProblems> {
  const slug = parseSlug(form.slug)
  const times = parseTimes(form, timeZone)
  if (slug.ok && times.ok) return ok({ slug: slug.value, ...times.value })
  return fail({ ...(!slug.ok && { slug: slug.problem }), ...(!times.ok && times.problem) })
}

function parseTimes(
  form: PublicationForm,
  timeZone: string,
): Result<Pick<Publication, 'publishAt' | 'unpublishAt'>, PostProblems> {
  const from = readScheduledTime(form.publishAt, timeZone)
  const until = readScheduledTime(form.unpublishAt, timeZone)
  if (!from.ok || !until.ok) {
    return fail({
      ...(!from.ok && { publishAt: from.problem }),
      ...(!until.ok && { unpublishAt: until.problem }),
    })
  }
  const publishAt = from.value?.instant ?? null
  const unpublishAt = until.value?.instant ?? null
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    return fail({ unpublishAt: 'Please choose a time after the one at which it is published' })
  return ok({ publishAt, unpublishAt })
}

function parseSlug(text: string): Result<string | null, string> {
  const slug = text.trim()
  if (slug === '') return ok(null)
  if (slug.length > SLUG_LENGTH)
    return fail(`The address can have at most ${SLUG_LENGTH} characters`)
  const possible = slugOf(slug)
  if (possible === slug) return ok(slug)
  return fail(`The address can have small letters, digits and single hyphens, such as ${possible}`)
}
