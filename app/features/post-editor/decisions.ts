import type { Decisions, Opened } from '#app/features/posts/merge/merge-forms.ts'
import { type PostForm, PUBLICATION_FIELDS, readFields } from '#app/features/posts/post.ts'
import { parseStoredFields } from '#app/features/posts/stored-fields.ts'

const DECISION = 'decide-'

/** The name of a conflict's choices in the form. */
export function decisionName(id: string): string {
  return DECISION + id
}

export function readDecisions(form: FormData): Decisions {
  return new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(DECISION) && typeof value === 'string'
        ? [[name.slice(DECISION.length), value] as const]
        : [],
    ),
  )
}

const ASKED = 'asked'

/** Posted with the form: what revisions do not have, or all that the open questions are measured against. */
export function writeOpened({ isAsked, asked, fields }: Opened): string {
  return JSON.stringify({ ...fields, ...(isAsked && { [ASKED]: asked.join(' ') }) })
}

export function readOpened(text: string): Opened {
  const { [ASKED]: ids, ...fields } = parseStoredFields(text)
  return { isAsked: ids !== undefined, asked: ids?.match(/\S+/g) ?? [], fields }
}

export function openedFrom(form: PostForm): Opened {
  const fields = readFields(PUBLICATION_FIELDS, (name) => form[name])
  return { isAsked: false, asked: [], fields: { ...fields, published: form.published ? 'on' : '' } }
}
