import type { Kysely } from 'kysely'
import { isKeepable, parseKeptForm } from '#app/features/blog/kept-form.ts'
import { COPY_DAYS, type WorkingCopy } from '#app/features/blog/working-copy.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** Why a copy was not kept. `missing`: its post was deleted for ever. `too-large`: no post could hold so much. */
export type CopyProblem = 'missing' | 'too-large'

/** Copies that an account may have; beyond that the oldest goes. @internal exported for tests */
export const COPIES_A_USER = 60

type Owner = { userId: string }

/**
 * Keeps what somebody has typed so far. It never touches the row of the post. An older copy of the same form changes nothing.
 * @param copy.continues copies of the same person whose text this one has taken over; they are thrown away
 */
export async function keepCopy(
  db: Kysely<Schema>,
  copy: WorkingCopy & Owner & { continues: readonly string[] },
): Promise<Result<null, CopyProblem>> {
  if (!isKeepable(copy.fields)) return fail('too-large')
  return db.transaction().execute(async (tx) => {
    if (copy.postId !== null && !(await hasPost(tx, copy.postId))) return fail('missing')
    await writeCopy(tx, copy)
    const replaced = copy.continues.filter((id) => id !== copy.id)
    for (const id of replaced) await discardCopy(tx, { userId: copy.userId, id })
    await dropBeyond(tx, copy.userId)
    return ok(null)
  })
}

/** What one person has left unsaved of a post, or of posts that do not exist yet, the newest first. */
export async function listCopies(
  db: Kysely<Schema>,
  { userId, postId }: Owner & { postId: string | null },
): Promise<WorkingCopy[]> {
  const rows = await copiesOf(db, userId)
    .where('post_id', postId === null ? 'is' : '=', postId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toCopy)
}

/** One copy of this person; null also when it is another's. */
export async function findCopy(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<WorkingCopy | null> {
  const row = await copiesOf(db, userId).where('id', '=', id).executeTakeFirst()
  return row ? toCopy(row) : null
}

/** Throws a copy of this person away. One that is not there is as good. */
export async function discardCopy(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<void> {
  await db.deleteFrom('working_copies').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Throws away what nobody came back to for 90 days. */
export async function expireCopies(db: Kysely<Schema>, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - COPY_DAYS.server * DAY_MS)
  await db.deleteFrom('working_copies').where('saved_at', '<', limit).execute()
}

// Whose copies are looked at is decided here and nowhere else.
function copiesOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('working_copies')
    .where('user_id', '=', userId)
    .select(['id', 'post_id', 'version', 'counter', 'fields', 'saved_at'])
}

type CopyRow = Awaited<ReturnType<ReturnType<typeof copiesOf>['execute']>>[number]

function toCopy(row: CopyRow): WorkingCopy {
  return {
    id: row.id,
    postId: row.post_id,
    version: row.version,
    counter: row.counter,
    savedAt: new Date(row.saved_at),
    fields: parseKeptForm(row.fields),
  }
}

async function hasPost(db: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await db.selectFrom('blog_posts').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

async function writeCopy(db: Kysely<Schema>, copy: WorkingCopy & Owner): Promise<void> {
  const text = {
    version: copy.version,
    counter: copy.counter,
    fields: JSON.stringify(copy.fields),
    saved_at: copy.savedAt,
  }
  await db
    .insertInto('working_copies')
    .values({ user_id: copy.userId, id: copy.id, post_id: copy.postId, ...text })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet(text)
        .where('working_copies.counter', '<', copy.counter),
    )
    .execute()
}

async function dropBeyond(db: Kysely<Schema>, userId: string): Promise<void> {
  const newest = copiesOf(db, userId)
    .clearSelect()
    .select('id')
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .limit(COPIES_A_USER)
  await db
    .deleteFrom('working_copies')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest)
    .execute()
}
