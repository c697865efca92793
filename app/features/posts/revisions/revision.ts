import type { EntryKey, Keeping } from '#app/features/entries/revisions/revision.ts'
import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import {
  differingFields,
  storedFieldsOf,
  textFormOfPost,
  withStoredFields,
} from '#app/features/posts/form-of-post.ts'
import { type Post, textsOfForm } from '#app/features/posts/post.ts'
import type { PostTexts } from '#app/features/posts/post-fields.ts'

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
  return differing.some((name) => name !== 'published')
}

/** What restoring changes; a field that the revision lacks comes from the post. */
export function restoredTexts(fields: StoredFields, post: Post): PostTexts {
  return textsOfForm(withStoredFields(textFormOfPost(post), fields))
}
