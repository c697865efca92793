import type { Kysely } from 'kysely'
import {
  type FormMerge,
  mergedFields,
  mergeForms,
  sidesOf,
} from '#app/features/posts/merge/merge-forms.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import type { Schema } from '#db/schema.ts'

export type StaleForm = {
  fields: StoredFields
  /** The version that the form was opened with. */
  version: number
  /** The version whose changes an earlier answer has put into the form; 0 for none. */
  merged: number
  /** The publication fields as they were opened, which revisions do not have. */
  opened: StoredFields
}

/** Merges what was saved since with what was submitted. */
export async function mergeSaved(
  db: Kysely<Schema>,
  post: Post,
  stale: StaleForm,
  timeZone: string,
): Promise<FormMerge> {
  const { fields, version, merged, opened } = stale
  const { theirs, mine } = sidesOf(post, fields, timeZone)
  const base = { ...(await findTextOfVersion(db, post, version)), ...opened }
  if (merged <= version || merged >= post.version) return mergeForms({ base, theirs, mine })
  // First what was saved since the earlier answer; the questions that are still open stay open.
  const between = (await findTextOfVersion(db, post, merged)) ?? {}
  const news = mergeForms({ base: between, theirs, mine })
  return mergeForms({ base, theirs, mine: mergedFields(news, new Map()) })
}
