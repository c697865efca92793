import type { Kysely } from 'kysely'
import { isStorable, parseStoredFields } from '#app/features/posts/stored-fields.ts'
import { DRAFT_DAYS, type StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** Why a copy was not kept. `missing`: its post was deleted for ever. `too-large`: no post could hold so much. */
export type DraftProblem = 'missing' | 'too-large'

/** Copies that an account may have; beyond that the oldest goes. @internal exported for tests */
export const DRAFTS_A_USER = 60

type Owner = { userId: string }

/**
 * Keeps what someone has typed so far. It never touches the row of the post. An older copy of the same form changes nothing.
 * @param copy.continues copies of the same person whose text this one has taken over; they are thrown away
 */
export async function saveDraft(
  db: Kysely<Schema>,
  draft: StoredDraft & Owner & { continues: readonly string[] },
): Promise<Result<null, DraftProblem>> {
  if (!isStorable(draft.fields)) return fail('too-large')
  return db.transaction().execute(async (tx) => {
    if (draft.postId !== null && !(await hasPost(tx, draft.postId))) return fail('missing')
    await writeCopy(tx, draft)
    const replaced = draft.continues.filter((id) => id !== draft.id)
    for (const id of replaced) await discardDraft(tx, { userId: draft.userId, id })
    await dropBeyond(tx, draft.userId)
    return ok(null)
  })
}

/** What one person has left unsaved of a post, or of posts that do not exist yet, the newest first. */
export async function listDrafts(
  db: Kysely<Schema>,
  { userId, postId }: Owner & { postId: string | null },
): Promise<StoredDraft[]> {
  const rows = await draftsOf(db, userId)
    .where('post_id', postId === null ? 'is' : '=', postId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toDraft)
}

/** One copy of this person; null also when it is another's. */
export async function findDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<StoredDraft | null> {
  const row = await draftsOf(db, userId).where('id', '=', id).executeTakeFirst()
  return row ? toDraft(row) : null
}

/** Throws a copy of this person away. One that is not there is as good. */
export async function discardDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<void> {
  await db.deleteFrom('working_copies').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Throws away what no one came back to for 90 days. */
export async function deleteExpiredDrafts(db: Kysely<Schema>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DRAFT_DAYS.server * DAY_MS)
  await db.deleteFrom('working_copies').where('saved_at', '<', limit).execute()
}

// Whose copies are looked at is decided here and nowhere else.
function draftsOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('working_copies')
    .where('user_id', '=', userId)
    .select(['id', 'post_id', 'version', 'counter', 'fields', 'saved_at'])
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['execute']>>[number]

function toDraft(row: DraftRow): StoredDraft {
  return {
    id: row.id,
    postId: row.post_id,
    version: row.version,
    counter: row.counter,
    savedAt: new Date(row.saved_at),
    fields: parseStoredFields(row.fields),
  }
}

async function hasPost(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db.selectFrom('blog_posts').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

async function writeCopy(db: Kysely<Schema>, draft: StoredDraft & Owner): Promise<void> {
  const text = {
    version: draft.version,
    counter: draft.counter,
    fields: JSON.stringify(draft.fields),
    saved_at: draft.savedAt,
  }
  await db
    .insertInto('working_copies')
    .values({ user_id: draft.userId, id: draft.id, post_id: draft.postId, ...text })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet(text)
        .where('working_copies.counter', '<', draft.counter),
    )
    .execute()
}

async function dropBeyond(db: Kysely<Schema>, userId: string): Promise<void> {
  const newest = draftsOf(db, userId)
    .clearSelect()
    .select('id')
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(DRAFTS_A_USER)
  await db
    .deleteFrom('working_copies')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest)
    .execute()
}
