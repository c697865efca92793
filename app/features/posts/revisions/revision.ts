import type { EntryKey, Keeping } from '#app/features/entries/revisions/revision.ts'
import { textFormOfPost } from '#app/features/posts/form-of-post.ts'
import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { differingFields, storedFieldsOf } from '#app/features/posts/stored-fields.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import { type Post, readFields, TEXT_FIELDS } from '#app/features/posts/post.ts'

/** The type of a post among all entries. */
export const POST_TYPE = 'post'

/** Each language of a post is a post of its own. */
export function postKey(id: string): EntryKey {
  return { type: POST_TYPE, id, locale: '' }
}

/** All of the last 30 days, at least the last 50, at most 500. */
export const REVISIONS_KEPT: Keeping = { days: 30, least: 50, most: 500 }

export function fieldsOf(post: Post): StoredFields {
  return storedFieldsOf(textFormOfPost(post))
}

export function differsFromPost(fields: StoredFields, post: Post): boolean {
  const differing = differingFields(textFormOfPost(post), fields)
  return TEXT_FIELDS.some((name) => differing.includes(name))
}

/** What restoring changes; a field that the revision lacks comes from the post. */
export function textsOf(
  fields: StoredFields,
  post: Post,
): Pick<Post, (typeof TEXT_FIELDS)[number]> {
  const present = textFormOfPost(post)
  const texts = readFields(TEXT_FIELDS, (name) => fields[name] ?? present[name])
  const categories = fields['categories']
  return {
    ...texts,
    categories: categories === undefined ? post.categories : parseNames(categories),
  }
}
