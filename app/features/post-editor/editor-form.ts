import {
  parsePostForm,
  type PostForm,
  type PostInput,
  type PostProblems,
} from '#app/features/posts/post.ts'
import { parsePublication } from '#app/features/posts/publication/publication.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** Passes the image's rule while the chosen file is still to be stored; it is replaced before anything is saved. */
export const IMAGE_TO_COME = 'https://image.invalid/'

/** What the form is read by: the office's clock, and what it shows. */
export type Office = { timeZone: string; now: Date }

/**
 * Checks the whole form of the editor: the specification's fields, and when and how the post is published.
 * @returns the post's values, or the message for each field that was refused, in the order of the page
 */
export function parseEditorForm(form: PostForm, office: Office): Result<PostInput, PostProblems> {
  const text = parsePostForm(form)
  const publication = parsePublication(form, office)
  if (text.ok && publication.ok) return ok({ ...text.value, ...publication.value })
  return fail({ ...(!text.ok && text.problem), ...(!publication.ok && publication.problem) })
}
