import { type Selectable, sql, type Transaction } from 'kysely'
import {
  changing,
  type Colleague,
  DONE,
  type Done,
  findLastChange,
  type Inbox,
  record,
} from '#app/features/inbox/inbox-actions.server.ts'
import { changeRow } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import type { MessageStore } from '#app/features/inbox/messages.server.ts'
import { type OutgoingMail, type Outbox, queueMail } from '#app/features/email/outbox.server.ts'
import { fail } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** Encrypted. `on` is the day of an answer, `YYYY-MM-DD`. */
type Content = { text: string; on: string | null }

/** `id` is the form's idempotency key. */
export type NewReply = { id: string; messageId: string; text: string }

export type Reply = Awaited<ReturnType<typeof listReplies>>[number]

/** Oldest first. */
export async function listReplies({ db, cipher }: MessageStore, messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  const rows = await db
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const opened = cipher.open({ keyId: row.key_id, sealed: row.sealed }, replyPlace(row.id))
    return {
      id: row.id,
      messageId: row.message_id,
      direction: row.direction as 'sent' | 'received',
      at: new Date(row.created_at),
      by: row.author,
      mailId: row.mail_id,
      /** Null when its key is lost or it was erased. */
      content: opened.ok ? (JSON.parse(opened.value) as Content) : null,
    }
  })
}

type Sending = { outbox: Outbox; mail: OutgoingMail; seenVersion: number }

/** Queued and stored together; a new message is answered by it. Refused where a colleague has changed the message since. */
export function sendReply(
  inbox: Inbox,
  reply: NewReply,
  { outbox, mail, seenVersion }: Sending,
  by: Colleague,
): Promise<Done> {
  return changing(inbox, reply.messageId, async (tx, row) => {
    if (await isStored(tx, reply.id)) return DONE
    if (row.version !== seenVersion || row.quarantined)
      return fail({ kind: 'changed', by: await findLastChange(tx, row.id) })
    const mailId = await queueMail(tx, outbox, mail, inbox.now())
    const content = { text: reply.text, on: null }
    await insert(inbox, tx, { ...reply, direction: 'sent', mailId, content }, by)
    await record(inbox, tx, 'message.replied', row, by)
    if (row.state !== 'new') return countVersion(tx, row)
    const request = { change: { stage: 'answered' }, seen: { version: seenVersion } } as const
    return changeRow(inbox, tx, row, request, by)
  })
}

/** What the person has answered, brought from the firm's own mailbox. */
export function addAnswer(
  inbox: Inbox,
  answer: NewReply & { on: string },
  by: Colleague,
): Promise<Done> {
  const { text, on, ...reply } = answer
  return changing(inbox, reply.messageId, async (tx, row) => {
    if (await isStored(tx, reply.id)) return DONE
    const content = { text, on }
    await insert(inbox, tx, { ...reply, direction: 'received', mailId: null, content }, by)
    await record(inbox, tx, 'message.answer-added', row, by)
    return countVersion(tx, row)
  })
}

// So that whoever has the page open sees it before they write.
export async function countVersion(
  tx: Transaction<Schema>,
  { id }: Selectable<Schema['messages']>,
): Promise<Done> {
  await tx
    .updateTable('messages')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  return DONE
}

async function isStored(tx: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('message_replies')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

type NewRow = {
  id: string
  messageId: string
  direction: 'sent' | 'received'
  mailId: string | null
  content: Content
}

async function insert(
  { cipher, now }: Inbox,
  tx: Transaction<Schema>,
  { id, messageId, direction, mailId, content }: NewRow,
  by: Colleague,
): Promise<void> {
  const { keyId, sealed } = cipher.encrypt(JSON.stringify(content), replyPlace(id))
  await tx
    .insertInto('message_replies')
    .values({
      id,
      message_id: messageId,
      direction,
      created_at: now(),
      user_id: by.id,
      author: by.name,
      mail_id: mailId,
      key_id: keyId,
      sealed,
    })
    .execute()
}

function replyPlace(id: string): string {
  return `message_replies:${id}`
}
