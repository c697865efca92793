import type { Kysely, Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { SavedReply, SavedReplyProblem } from '#app/features/inbox/replies/reply.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Parts = { db: Kysely<Schema>; now: () => Date }

export async function listSavedReplies(db: Kysely<Schema>): Promise<SavedReply[]> {
  const rows = await db
    .selectFrom('saved_replies')
    .select(['id', 'name', 'language', 'text', 'version'])
    .orderBy('name')
    .orderBy('language')
    .execute()
  return rows.map((row) => ({ ...row, language: row.language as Locale }))
}

/** An empty id makes a new one. */
export function storeSavedReply(
  { db, now }: Parts,
  reply: SavedReply,
  by: Actor,
): Promise<Result<true, SavedReplyProblem>> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    if (await hasOther(tx, reply)) return fail('taken')
    const id = reply.id || timeOrderedId()
    const isStored =
      reply.id === ''
        ? await insert(tx, { ...reply, id }, { at, by })
        : await update(tx, reply, { at, by })
    if (!isStored) return fail('changed')
    const event = {
      act: 'message.saved-reply-written' as const,
      subjectId: id,
      subject: reply.name,
    }
    await recordAuditEvent(tx, { at, by, ...event })
    return ok(true)
  })
}

async function hasOther(tx: Transaction<Schema>, { id, name, language }: SavedReply) {
  const other = await tx
    .selectFrom('saved_replies')
    .select('id')
    .where('name', '=', name)
    .where('language', '=', language)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

type Written = { at: Date; by: Actor }

async function insert(tx: Transaction<Schema>, reply: SavedReply, { at, by }: Written) {
  const values = { ...reply, version: 1, changed_at: at, changed_by: by.name }
  await tx.insertInto('saved_replies').values(values).execute()
  return true
}

/** @returns false when it was changed since, or is gone */
async function update(tx: Transaction<Schema>, reply: SavedReply, { at, by }: Written) {
  const { id, version, ...values } = reply
  const { numUpdatedRows } = await tx
    .updateTable('saved_replies')
    .set({ ...values, version: version + 1, changed_at: at, changed_by: by.name })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false when it was changed since, or is gone */
export function deleteSavedReply(
  { db, now }: Parts,
  { id, version }: Pick<SavedReply, 'id' | 'version'>,
  by: Actor,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('saved_replies')
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('name')
      .executeTakeFirst()
    if (!row) return false
    const event = { act: 'message.saved-reply-deleted' as const, subjectId: id, subject: row.name }
    await recordAuditEvent(tx, { at: now(), by, ...event })
    return true
  })
}
