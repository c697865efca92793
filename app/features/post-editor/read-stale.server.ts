import type { Kysely } from 'kysely'
import type { Merging } from '#app/features/entries/merge/settle-merge.ts'
import { mergingOf, type StaleForm } from '#app/features/post-editor/stale-form.ts'
import { readCurrentNames } from '#app/features/posts/categories/category-settings.server.ts'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findTextOfVersion } from '#app/features/posts/revisions/revisions.server.ts'
import type { Schema } from '#db/schema.ts'

/** What was saved since and what was submitted, whose categories may have another name by now. */
export async function readMerging(
  db: Kysely<Schema>,
  post: Post,
  { version, ...stale }: StaleForm & { version: number },
  timeZone: string,
): Promise<Merging> {
  const { asked, fields } = stale.opened
  const texts = asked === null ? await findTextOfVersion(db, post, version) : null
  const names = await readCurrentNames(db, post.locale)
  const base = withCurrentNames({ ...texts, ...fields }, names)
  const mine = withCurrentNames(stale.fields, names)
  return mergingOf({ ...stale, fields: mine }, base, post, timeZone)
}
