import type { Kysely, Selectable, Transaction } from 'kysely'
import { parseStoredFields, type StoredFields } from '#app/features/posts/stored-fields.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import {
  differsFromPost,
  fieldsOf,
  type Revision,
  REVISIONS_KEPT,
  type RevisionSummary,
} from '#app/features/posts/revisions/revision.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

type Save = { db: Transaction<Schema>; actor: Actor; at: Date }

/** In the save's transaction; also stores the previous text where it has no revision, and nothing where no text changed. */
export async function recordRevision(
  { db, actor, at }: Save,
  id: string,
  before: Post | null,
): Promise<void> {
  const after = await findPost(db, id, 'staff')
  if (!after || (before && !differsFromPost(fieldsOf(before), after))) return
  if (before) await recordEarlier(db, before)
  await writeRevision(db, after, { savedAt: at, savedBy: actor.name })
  await dropOld(db, id, at)
}

/** Before a change that is not a save: what posts without a revision have said. */
export async function recordFirstRevisions(
  db: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom('post_revisions')
    .where('post_id', 'in', ids)
    .select('post_id')
    .distinct()
    .execute()
  const recorded = new Set(rows.map(({ post_id }) => post_id))
  for (const id of ids) {
    const post = recorded.has(id) ? null : await findPost(db, id, 'staff')
    if (post) await recordEarlier(db, post)
  }
}

/** The newest, which has the present text once this returns. */
export async function presentRevision(db: Transaction<Schema>, post: Post): Promise<number> {
  await recordEarlier(db, post)
  const [newest] = await listRevisions(db, post.id)
  return newest?.version ?? post.version
}

/** Newest first; the first is the present one where our editor saved it. */
export async function listRevisions(
  db: Kysely<Schema>,
  postId: string,
): Promise<RevisionSummary[]> {
  const rows = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .select(summaryColumns)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(toSummary)
}

export async function findRevision(
  db: Kysely<Schema>,
  postId: string,
  version: number,
): Promise<Revision | null> {
  const row = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst()
  return row ? { ...toSummary(row), fields: parseStoredFields(row.fields) } : null
}

/** Without what concerns the publication. Null when it is no longer stored. */
export async function findTextOfVersion(
  db: Kysely<Schema>,
  post: Post,
  version: number,
): Promise<StoredFields | null> {
  const row = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', post.id)
    .where('version', '<=', version)
    .select('fields')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row) {
    const { published: _, ...texts } = parseStoredFields(row.fields)
    return texts
  }
  const hasAny = (await listRevisions(db, post.id)).length > 0
  // Versions before the first revision were raised by the switch alone.
  return hasAny ? null : textsOnly(post)
}

function textsOnly(post: Post): StoredFields {
  const { published: _, ...texts } = fieldsOf(post)
  return texts
}

const summaryColumns = ['version', 'title', 'words', 'saved_at', 'saved_by'] as const

type SummaryRow = Pick<Selectable<Schema['post_revisions']>, (typeof summaryColumns)[number]>

function toSummary({ version, title, words, saved_at, saved_by }: SummaryRow): RevisionSummary {
  return { version, title, words, savedAt: new Date(saved_at), savedBy: saved_by }
}

async function recordEarlier(db: Transaction<Schema>, before: Post): Promise<void> {
  const last = await db
    .selectFrom('post_revisions')
    .where('post_id', '=', before.id)
    .select(['version', 'fields'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && !differsFromPost(parseStoredFields(last.fields), before)) return
  // The versions before the first revision had the same text.
  const version = last ? before.version : 1
  const saving = { savedAt: before.updatedAt, savedBy: null }
  await writeRevision(db, { ...before, version }, saving)
}

async function writeRevision(
  db: Transaction<Schema>,
  post: Post,
  { savedAt, savedBy }: { savedAt: Date; savedBy: string | null },
): Promise<void> {
  await db
    .insertInto('post_revisions')
    .values({
      post_id: post.id,
      version: post.version,
      title: post.title,
      words: post.content.match(/\S+/g)?.length ?? 0,
      fields: JSON.stringify(fieldsOf(post)),
      saved_at: savedAt,
      saved_by: savedBy,
    })
    // Another program changed the row without raising its version; the text stored under it stays.
    .onConflict((conflict) => conflict.columns(['post_id', 'version']).doNothing())
    .execute()
}

async function dropOld(db: Transaction<Schema>, postId: string, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - REVISIONS_KEPT.days * DAY_MS)
  const newest = (count: number) =>
    db
      .selectFrom('post_revisions')
      .where('post_id', '=', postId)
      .select('version')
      .orderBy('version', 'desc')
      .limit(count)
  await db
    .deleteFrom('post_revisions')
    .where('post_id', '=', postId)
    // A translation is compared with the text that it was made from.
    .where('version', 'not in', translatedVersions(db, postId))
    .where((expression) =>
      expression.or([
        expression.and([
          expression('saved_at', '<', limit),
          expression('version', 'not in', newest(REVISIONS_KEPT.least)),
        ]),
        expression('version', 'not in', newest(REVISIONS_KEPT.most)),
      ]),
    )
    .execute()
}

function translatedVersions(db: Transaction<Schema>, postId: string) {
  return db
    .selectFrom('blog_posts')
    .where('translates', '=', postId)
    .where('translated_version', 'is not', null)
    .select((row) => row.ref('translated_version').$notNull().as('version'))
}
