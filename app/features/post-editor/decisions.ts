import type { Decisions } from '#app/features/posts/merge/merge-forms.ts'
import { type PostForm, PUBLICATION_FIELDS } from '#app/features/posts/post.ts'

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

/** What revisions do not have of the post that is opened; posted with its form. */
export function writeOpened(form: PostForm): string {
  const fields = PUBLICATION_FIELDS.map((name) => [name, form[name]])
  return JSON.stringify({ ...Object.fromEntries(fields), published: form.published ? 'on' : '' })
}
