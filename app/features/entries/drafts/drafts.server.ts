import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import {
  type Draft,
  DRAFT_DAYS,
  type DraftStart,
  offerDraft,
  type TellDraft,
} from '#app/features/entries/drafts/draft.ts'
import { isStorable, parseStoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS } from '#app/platform/time.ts'

/** @internal exported for tests */
export const DRAFTS_A_USER = 60

type Owner = { userId: string }
type SavedDraft = Draft & Owner & { continues: readonly string[] }

/** Never touches the entry; an older draft of the same form changes nothing, and the drafts in `continues` are discarded. @returns false when it is too large */
export async function saveDraft(
  db: Kysely<Schema>,
  { userId, id, entry, continues, version, counter, savedAt, fields }: SavedDraft,
): Promise<boolean> {
  if (!isStorable(fields)) return false
  const text = { version, counter, fields: JSON.stringify(fields), saved_at: savedAt }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('working_copies')
      .values({ user_id: userId, id, entry, ...text })
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
  })
  return true
}

type OwnEntry = Owner & { entry: string | null }

/**
 * Null: of entries that do not exist yet.
 * @internal exported for tests
 */
export async function listDrafts(
  db: Kysely<Schema>,
  { userId, entry }: OwnEntry,
): Promise<Draft[]> {
  const rows = await newestFirst(db, userId)
    .where('entry', entry === null ? 'is' : '=', entry)
    .select(['id', 'version', 'counter', 'saved_at', 'fields'])
    .execute()
  return rows.map(({ saved_at, fields, ...row }) => ({
    ...row,
    entry,
    savedAt: new Date(saved_at),
    fields: parseStoredFields(fields),
  }))
}

/** What a form begins with: the draft that is requested (`?draft=…`); the user's other drafts of the entry are offered. */
export async function openDrafts(
  db: Kysely<Schema>,
  own: OwnEntry,
  { request, tell }: { request: Request; tell: TellDraft },
): Promise<{ start: DraftStart; draft: Draft | null }> {
  const requested = new URL(request.url).searchParams.get('draft')
  const worth = (await listDrafts(db, own)).flatMap((each) => offerDraft(each, tell) ?? [])
  const begun = worth.find(({ taken }) => taken.id === requested)
  const found = worth.filter((each) => each !== begun).map(({ offered }) => offered)
  const { offered: resumed = null, taken: draft = null } = begun ?? {}
  return { start: { userId: own.userId, draftId: randomUUID(), found, resumed }, draft }
}

/** @returns the entry that it was of; null too when there was none, or it is another user's */
export async function discardDraft(
  db: Kysely<Schema>,
  { userId, id }: Owner & { id: string },
): Promise<string | null> {
  const discarded = deleteOwn(db, userId).where('id', '=', id).returning('entry')
  return (await discarded.executeTakeFirst())?.entry ?? null
}

/** Those of a form whose entry is saved: a failure must not report that it was not. */
export async function deleteSavedDrafts(
  { db, log }: { db: Kysely<Schema>; log: Logger },
  userId: string,
  ids: readonly string[],
): Promise<void> {
  try {
    await deleteOwn(db, userId).where('id', 'in', ids.slice(0, 10)).execute()
  } catch (error) {
    log.error('a draft of a saved entry was not deleted', error)
  }
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
