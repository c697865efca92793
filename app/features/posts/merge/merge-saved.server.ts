import type { Kysely } from 'kysely'
import { type FormMerge, mergeForms, sidesOf } from '#app/features/posts/merge/merge-forms.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import type { Schema } from '#db/schema.ts'

export type StaleForm = { fields: StoredFields; version: number; opened: Opened }

/** What a form was opened with: all of it where questions are open, otherwise what revisions do not have. */
export type Opened = { isAsked: boolean; fields: StoredFields }

/** Merges what was saved since with what was submitted. */
export async function mergeSaved(
  db: Kysely<Schema>,
  post: Post,
  { fields, version, opened }: StaleForm,
  timeZone: string,
): Promise<FormMerge> {
  const texts = opened.isAsked ? null : await findTextOfVersion(db, post, version)
  return mergeForms({ base: { ...texts, ...opened.fields }, ...sidesOf(post, fields, timeZone) })
}
