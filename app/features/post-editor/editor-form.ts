import {
  type Post,
  parsePostForm,
  type PostForm,
  type PostInput,
  type PostProblems,
} from '#app/features/posts/post.ts'
import type { ChecklistServices } from '#app/features/posts/checklist/check-post.server.ts'
import { type Office, parsePublication } from '#app/features/posts/publication/publication.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** Passes the image rule until the chosen file is uploaded; it is replaced before anything is saved. */
const IMAGE_TO_COME = 'https://image.invalid/'

/** The form as it is checked while its file waits to be uploaded. */
export function withFile(form: PostForm, file: File | null): PostForm {
  return file ? { ...form, image: IMAGE_TO_COME } : form
}

/** Messages are in the order of the page. */
export function parseEditorForm(form: PostForm, office: Office): Result<PostInput, PostProblems> {
  const text = parsePostForm(form)
  const publication = parsePublication(form, office)
  if (text.ok && publication.ok) return ok({ ...text.value, ...publication.value })
  return fail({ ...(!text.ok && text.problem), ...(!publication.ok && publication.problem) })
}

export type OfficeServices = Pick<ChecklistServices, 'now' | 'publishing'> & {
  timeZone: () => string
}

/** What the form of a post is read by. @param before as it is stored */
export function officeFor(
  { timeZone, now, publishing }: OfficeServices,
  before: Post | null,
): Office {
  return {
    timeZone: timeZone(),
    now: now(),
    reviewers: publishing.reviewers(),
    storedReviewer: before?.review?.by ?? null,
  }
}
