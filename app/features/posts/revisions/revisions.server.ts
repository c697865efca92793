import type { Kysely, Transaction } from 'kysely'
import {
  dropOldRevisions,
  findRevisionAt,
  newestRevision,
  writeRevision,
} from '#app/features/entries/revisions/revisions.server.ts'
import { readFieldsOf, type StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { type Post, readFields } from '#app/features/posts/post.ts'
import { LATER_FIELDS } from '#app/features/posts/post-fields.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  differsFromPost,
  fieldsOf,
  POST_TYPE,
  postKey,
  REVISIONS_KEPT,
} from '#app/features/posts/revisions/revision.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { countWords } from '#app/platform/texts/count-words.ts'
import type { Schema } from '#db/schema.ts'

type Save = { db: Transaction<Schema>; actor: Actor; at: Date }

/** In the save's transaction; also stores the previous text where it has no revision, and nothing where no text changed. */
export async function recordRevision(
  { db, actor, at }: Save,
  after: Post,
  before: Post | null,
): Promise<void> {
  if (before && !differsFromPost(fieldsOf(before), after)) return
  if (before) await presentRevision(db, before)
  await recordText(db, after, { savedAt: at, savedBy: actor.name })
  const needed = await translatedVersions(db, after.id)
  await dropOldRevisions(db, postKey(after.id), { now: at, keeping: REVISIONS_KEPT, needed })
}

/** Before a change that is not a save: what posts without a revision have said. */
export async function recordFirstRevisions(
  db: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('entry_revisions')
    .where('type', '=', POST_TYPE)
    .where('entry_id', 'in', ids)
    .select('entry_id')
    .distinct()
    .execute()
  const recorded = new Set(rows.map(({ entry_id }) => entry_id))
  for (const id of ids) {
    const post = recorded.has(id) ? null : await findPost(db, id, 'staff')
    if (post) await presentRevision(db, post)
  }
}

/** The newest, which has the present text once this returns. */
export async function presentRevision(db: Transaction<Schema>, post: Post): Promise<number> {
  const last = await newestRevision(db, postKey(post.id))
  if (last && !differsFromPost(readFieldsOf(last.data), post)) return last.version
  // The versions before the first revision had the same text.
  const version = last ? post.version : 1
  await recordText(db, { ...post, version }, { savedAt: post.updatedAt, savedBy: null })
  return version
}

/** Without what concerns the publication. Null when it is no longer stored. */
export async function findTextOfVersion(
  db: Kysely<Schema>,
  post: Post,
  version: number,
): Promise<StoredFields | null> {
  const key = postKey(post.id)
  const found = await findRevisionAt(db, key, version)
  if (found) return textsOnly(readFieldsOf(found.data))
  // Versions before the first revision were raised by the switch alone.
  return (await newestRevision(db, key)) === null ? textsOnly(fieldsOf(post)) : null
}

function textsOnly(fields: StoredFields): StoredFields {
  const { published: _, ...texts } = fields
  return { ...readFields(LATER_FIELDS, () => ''), ...texts }
}

function recordText(
  db: Transaction<Schema>,
  post: Post,
  saved: { savedAt: Date; savedBy: string | null },
): Promise<void> {
  const { id, version, title, content } = post
  const data = JSON.stringify(fieldsOf(post))
  const words = countWords(content)
  return writeRevision(db, postKey(id), { version, state: 'saved', title, words, data, ...saved })
}

/** From which translations were made: each is compared with the text that it translates. */
async function translatedVersions(db: Transaction<Schema>, id: string): Promise<number[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .where('translates', '=', id)
    .where('translated_version', 'is not', null)
    .select((row) => row.ref('translated_version').$notNull().as('version'))
    .distinct()
    .execute()
  return rows.map(({ version }) => version)
}
