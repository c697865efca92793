import type { Kysely } from 'kysely'
import { readCurrentNames } from '#app/features/posts/categories/category-settings.server.ts'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'
import {
  type Decisions,
  type Opened,
  sidesOf,
  stillAsked,
  type ThreeForms,
} from '#app/features/posts/merge/merge-forms.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import type { Schema } from '#db/schema.ts'

export type StaleForm = {
  fields: StoredFields
  version: number
  opened: Opened
  decisions: Decisions
}

/** What was saved since and what was submitted, whose categories may have another name by now. */
export async function readThreeForms(
  db: Kysely<Schema>,
  post: Post,
  { fields, version, opened, decisions }: StaleForm,
  timeZone: string,
): Promise<{ forms: ThreeForms; asked: string[] }> {
  const texts = opened.isAsked ? null : await findTextOfVersion(db, post, version)
  const names = await readCurrentNames(db, post.locale)
  const base = withCurrentNames({ ...texts, ...opened.fields }, names)
  const mine = withCurrentNames(fields, names)
  return { forms: { base, ...sidesOf(post, mine, timeZone) }, asked: stillAsked(opened, decisions) }
}
