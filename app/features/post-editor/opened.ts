import { type PostForm, PUBLICATION_FIELDS, readFields } from '#app/features/posts/post.ts'
import { parseStoredFields, type StoredFields } from '#app/features/posts/stored-fields.ts'

/** What a form was opened with: all of it where questions are open, otherwise what revisions do not have. */
export type Opened = {
  /** The questions on the content; null where nothing was asked. */
  asked: readonly string[] | null
  fields: StoredFields
}

const ASKED = 'asked'

/** Posted with the form: what revisions do not have, or all that the open questions are measured against. */
export function writeOpened({ asked, fields }: Opened): string {
  return JSON.stringify({ ...fields, ...(asked && { [ASKED]: asked.join(' ') }) })
}

export function readOpened(text: string): Opened {
  const { [ASKED]: ids, ...fields } = parseStoredFields(text)
  return { asked: ids === undefined ? null : (ids.match(/\S+/g) ?? []), fields }
}

export function openedFrom(form: PostForm): Opened {
  const fields = readFields(PUBLICATION_FIELDS, (name) => form[name])
  return { asked: null, fields: { ...fields, published: form.published ? 'on' : '' } }
}
