import { readScheduledTime, writeScheduledTime } from '#app/features/blog/post-schedule.ts'
import type { Post, PostForm, PostInput, PostProblems, PostText } from '#app/features/blog/post.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** How a post is published, beside the specification's fields. */
export type Publication = Omit<PostInput, keyof PostText>

/** Its fields in the editor. */
export type PublicationForm = Pick<PostForm, 'publishAt' | 'unpublishAt'>

/** What they hold for a new post. */
export const NEW_PUBLICATION: PublicationForm = { publishAt: '', unpublishAt: '' }

/** What they hold for a post that is there. */
export function publicationForm(post: Post, timeZone: string): PublicationForm {
  return {
    publishAt: writeScheduledTime(post.publishAt, timeZone),
    unpublishAt: writeScheduledTime(post.unpublishAt, timeZone),
  }
}

/** Reads the fields of the editor that say when a post is public. */
export function parsePublication(
  form: PublicationForm,
  { timeZone }: { timeZone: string },
): Result<Publication, PostProblems> {
  const from = readScheduledTime(form.publishAt, timeZone)
  const until = readScheduledTime(form.unpublishAt, timeZone)
  const problems: PostProblems = {
    ...(!from.ok && { publishAt: from.problem }),
    ...(!until.ok && { unpublishAt: until.problem }),
  }
  if (!from.ok || !until.ok) return fail(problems)
  const publishAt = from.value?.instant ?? null
  const unpublishAt = until.value?.instant ?? null
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    return fail({ unpublishAt: 'Please choose a time after the one at which it is published' })
  return ok({ publishAt, unpublishAt })
}
