import { type Kysely, sql, type Transaction } from 'kysely'
import { eraseNamesOf } from '#app/features/inbox/conflicts/name-index.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { ERASED } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

const SITE: Actor = { id: null, name: 'retention' }
const AT_ONCE = 100

// Also erases notes, replies, labels and unsent emails; the reference and the dates stay, to prove that there was a message.
// @returns false when it is unknown or erased
export async function eraseMessage(
  db: Kysely<Schema>,
  id: string,
  { now, by }: { now: Date; by: Actor },
): Promise<boolean> {
  const isErased = await db.transaction().execute((tx) => eraseIn(tx, id, now, by))
  if (isErased) await forgetLog(db)
  return isErased
}

/** @returns how many */
export async function eraseDueMessages(db: Kysely<Schema>, now: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const due = await db
      .selectFrom('messages')
      .select('id')
      .where('erase_after', '<=', now)
      .where('erased_at', 'is', null)
      .limit(AT_ONCE)
      .execute()
    for (const { id } of due) {
      if (await db.transaction().execute((tx) => eraseIn(tx, id, now, SITE))) erased += 1
    }
    if (due.length < AT_ONCE) break
  }
  if (erased > 0) await forgetLog(db)
  return erased
}

async function eraseIn(
  tx: Transaction<Schema>,
  id: string,
  now: Date,
  by: Actor,
): Promise<boolean> {
  const { keyId, sealed } = ERASED
  const row = await tx
    .updateTable('messages')
    .set({
      key_id: keyId,
      sealed,
      fingerprint: '',
      erased_at: now,
      erase_after: null,
      assignee_id: null,
      due_on: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  if (!row) return false
  await eraseBeside(tx, id)
  await recordAuditEvent(tx, {
    at: now,
    by,
    act: 'message.erased',
    subjectId: id,
    subject: row.reference,
  })
  return true
}

/** What stands beside the message. */
async function eraseBeside(tx: Transaction<Schema>, id: string): Promise<void> {
  const { keyId, sealed } = ERASED
  await tx
    .updateTable('message_notes')
    .set({ key_id: keyId, sealed })
    .where('message_id', '=', id)
    .execute()
  await tx
    .updateTable('message_replies')
    .set({ key_id: keyId, sealed })
    .where('message_id', '=', id)
    .execute()
  await tx.deleteFrom('message_labels').where('message_id', '=', id).execute()
  await eraseNamesOf(tx, id)
  await tx.deleteFrom('mail_outbox').where('message_id', '=', id).execute()
}

// SQLite's write-ahead log still holds the erased pages until it is checkpointed and truncated.
async function forgetLog(db: Kysely<Schema>): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
