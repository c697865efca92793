import type { Selectable, Transaction } from 'kysely'
import type { MessageStore } from '#app/features/inbox/messages.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

/** Oldest first. */
export async function listNotes({ db, cipher }: MessageStore, messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => toNote(cipher, row))
}

/** `id` is the form's idempotency key. */
export type NewNote = { id: string; messageId: string; text: string }

/** @returns false when it is there already */
export async function insertNote(
  cipher: Cipher,
  tx: Transaction<Schema>,
  { id, messageId, text }: NewNote,
  { at, by }: { at: Date; by: Actor },
): Promise<boolean> {
  const { keyId, sealed } = cipher.encrypt(text, notePlace(id))
  const row = await tx
    .insertInto('message_notes')
    .values({
      id,
      message_id: messageId,
      created_at: at,
      user_id: by.id,
      author: by.name,
      key_id: keyId,
      sealed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function toNote(cipher: Cipher, row: Selectable<Schema['message_notes']>) {
  const opened = cipher.open({ keyId: row.key_id, sealed: row.sealed }, notePlace(row.id))
  return {
    id: row.id,
    messageId: row.message_id,
    at: new Date(row.created_at),
    by: row.author,
    /** Null when its key is lost or it was erased. */
    text: opened.ok ? opened.value : null,
  }
}

function notePlace(id: string): string {
  return `message_notes:${id}`
}
