import type { Kysely } from 'kysely'
import { isStorable, parseStoredFields } from '#app/features/posts/stored-fields.ts'
import { type Draft, DRAFT_DAYS } from '#app/features/post-editor/drafts/draft.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** @internal exported for tests */
export const DRAFTS_A_USER = 60

type Owner = { userId: string }
type SavedDraft = Draft & Owner & { continues: readonly string[] }

/** Never touches the post's row; an older draft of the same form changes nothing, and the drafts in `continues` are discarded. */
export async function saveDraft(
  db: Kysely<Schema>,
  { userId, id, postId, continues, version, counter, savedAt, fields }: SavedDraft,
): Promise<Result<null, 'missing' | 'too-large'>> {
  if (!isStorable(fields)) return fail('too-large')
  return db.transaction().execute(async (tx) => {
    const post = tx.selectFrom('blog_posts').where('id', '=', postId).select('id')
    if (postId !== null && !(await post.executeTakeFirst())) return fail('missing')
    const text = { version, counter, fields: JSON.stringify(fields), saved_at: savedAt }
    await tx
      .insertInto('working_copies')
      .values({ user_id: userId, id, post_id: postId, ...text })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'id'])
          .doUpdateSet(text)
          .where('working_copies.counter', '<', counter),
      )
      .execute()
    const replaced = continues.filter((each) => each !== id)
    if (replaced.length > 0) await deleteOwn(tx, userId).where('id', 'in', replaced).execute()
    const newest = newestFirst(tx, userId).select('id').limit(DRAFTS_A_USER)
    await deleteOwn(tx, userId).where('id', 'not in', newest).execute()
    return ok(null)
  })
}

export async function listDrafts(
  db: Kysely<Schema>,
  { userId, postId }: Owner & { postId: string | null },
): Promise<Draft[]> {
  const rows = await newestFirst(db, userId)
    .where('post_id', postId === null ? 'is' : '=', postId)
    .select(['id', 'version', 'counter', 'saved_at', 'fields'])
    .execute()
  return rows.map(({ saved_at, fields, ...row }) => ({
    ...row,
    postId,
    savedAt: new Date(saved_at),
    fields: parseStoredFields(fields),
  }))
}

/** @returns the post that it was of; null too when there was none, or it is another user's */
export async function discardDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<string | null> {
  const discarded = deleteOwn(db, userId).where('id', '=', id).returning('post_id')
  return (await discarded.executeTakeFirst())?.post_id ?? null
}

/** After 90 days without a change. */
export async function deleteExpiredDrafts(db: Kysely<Schema>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - DRAFT_DAYS.server * DAY_MS)
  await db.deleteFrom('working_copies').where('saved_at', '<', limit).execute()
}

// Access to drafts by user is decided here only.
function newestFirst(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('working_copies')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
}

function deleteOwn(db: Kysely<Schema>, userId: string) {
  return db.deleteFrom('working_copies').where('user_id', '=', userId)
}
