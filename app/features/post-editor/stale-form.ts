import type { MergedSave } from '#app/features/post-editor/save-result.ts'
import type { Decisions } from '#app/features/entries/merge/decisions.ts'
import type { Merging, SettledMerge } from '#app/features/entries/merge/settle-merge.ts'
import {
  type Post,
  type PostForm,
  type PostVersion,
  PUBLICATION_FIELDS,
  readFields,
} from '#app/features/posts/post.ts'
import { postForm } from '#app/features/posts/post-form.ts'
import { parseStoredFields, type StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { formOfPost, storedFieldsOf, withStoredFields } from '#app/features/posts/form-of-post.ts'

/** What a form was opened with: all of it where questions are open, otherwise what revisions do not have. */
export type Opened = {
  /** The questions on the content; null where nothing was asked. */
  asked: readonly string[] | null
  fields: StoredFields
}

/** Posted with the form: what revisions do not have, or all that the open questions are measured against. */
export function writeOpened({ asked, fields }: Opened): string {
  return JSON.stringify({ ...fields, ...(asked && { asked: asked.join(' ') }) })
}

export function readOpened(text: string): Opened {
  const { asked: ids, ...fields } = parseStoredFields(text)
  return { asked: ids === undefined ? null : (ids.match(/\S+/g) ?? []), fields }
}

export function openedFrom(form: PostForm): Opened {
  const fields = readFields(PUBLICATION_FIELDS, (name) => form[name])
  return { asked: null, fields: { ...fields, published: form.published ? 'on' : '' } }
}

/** A form that was opened with an earlier version of the post. */
export type StaleForm = {
  fields: StoredFields
  opened: Opened
  decisions: Decisions
}

/** @param base what was opened, as far as it is known */
export function mergingOf(
  { fields, opened, decisions }: StaleForm,
  base: StoredFields,
  current: Post,
  timeZone: string,
): Merging {
  const theirs: StoredFields = { published: '', ...storedFieldsOf(formOfPost(current, timeZone)) }
  // An empty address asks for none in particular.
  const slug = fields['slug'] || theirs['slug']
  const mine = { published: '', ...fields, ...(slug !== undefined && { slug }) }
  return { field: postForm, sides: { base, theirs, mine }, asked: opened.asked ?? [], decisions }
}

type Meanwhile = {
  current: Post
  saver: Pick<PostVersion, 'savedBy' | 'isOwn'>
  submitted: PostForm
  isAgain: boolean
  timeZone: string
}

export function mergedSave(
  { value, base, asked, conflicts }: SettledMerge,
  { current, saver, submitted, isAgain, timeZone }: Meanwhile,
): MergedSave {
  const opened =
    conflicts.length > 0
      ? { asked, fields: base as StoredFields }
      : openedFrom(formOfPost(current, timeZone))
  return {
    version: current.version,
    savedAt: current.updatedAt,
    ...saver,
    form: withStoredFields(submitted, value as StoredFields),
    opened: writeOpened(opened),
    conflicts,
    isAgain,
  }
}
