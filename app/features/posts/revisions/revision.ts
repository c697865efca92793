import { textFormOfPost } from '#app/features/posts/form-of-post.ts'
import { differingFields, type StoredFields } from '#app/features/posts/stored-fields.ts'
import { parseCategories, type Post, readFields, TEXT_FIELDS } from '#app/features/posts/post.ts'

export type RevisionSummary = {
  version: number
  title: string
  words: number
  savedAt: Date
  /** An e-mail; null when it was not saved in the editor. */
  savedBy: string | null
}

export type Revision = RevisionSummary & { fields: StoredFields }

/** Restoring does not change whether and when a post is published. */
export const REVISED_FIELDS = TEXT_FIELDS

/** All of the last 30 days, at least the last 50, at most 500. */
export const REVISIONS_KEPT = { days: 30, least: 50, most: 500 } as const

export function differsFromPost({ fields }: Pick<Revision, 'fields'>, post: Post): boolean {
  const differing = differingFields(textFormOfPost(post), fields)
  return REVISED_FIELDS.some((name) => differing.includes(name))
}

/** A field that the revision lacks comes from the post. */
export function textsOf(
  fields: StoredFields,
  post: Post,
): Pick<Post, (typeof REVISED_FIELDS)[number]> {
  const present = textFormOfPost(post)
  const texts = readFields(REVISED_FIELDS, (name) => fields[name] ?? present[name])
  const categories = fields['categories']
  return {
    ...texts,
    categories: categories === undefined ? post.categories : parseCategories(categories),
  }
}
