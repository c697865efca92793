import type { Kysely } from 'kysely'
import { isStorable, parseStoredFields } from '#app/features/posts/stored-fields.ts'
import { DRAFT_DAYS, type StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** @internal exported for tests */
export const DRAFTS_A_USER = 60

type Owner = { userId: string }

/** Never touches the post's row; an older draft of the same form changes nothing, and the drafts in `continues` are discarded. */
export async function saveDraft(
  db: Kysely<Schema>,
  draft: StoredDraft & Owner & { continues: readonly string[] },
): Promise<Result<null, 'missing' | 'too-large'>> {
  if (!isStorable(draft.fields)) return fail('too-large')
  return db.transaction().execute(async (tx) => {
    if (draft.postId !== null && !(await hasPost(tx, draft.postId))) return fail('missing')
    await writeDraft(tx, draft)
    const replaced = draft.continues.filter((id) => id !== draft.id)
    for (const id of replaced) await discardDraft(tx, { userId: draft.userId, id })
    await dropBeyond(tx, draft.userId)
    return ok(null)
  })
}

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

/** Null also when it is another user's draft. */
export async function findDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<StoredDraft | null> {
  const row = await draftsOf(db, userId).where('id', '=', id).executeTakeFirst()
  return row ? toDraft(row) : null
}

export async function discardDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<void> {
  await db.deleteFrom('working_copies').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** After 90 days without a change. */
export async function deleteExpiredDrafts(db: Kysely<Schema>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DRAFT_DAYS.server * DAY_MS)
  await db.deleteFrom('working_copies').where('saved_at', '<', limit).execute()
}

// Access to drafts by user is decided here only.
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

async function writeDraft(db: Kysely<Schema>, draft: StoredDraft & Owner): Promise<void> {
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
