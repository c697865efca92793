import type { Kysely, Selectable, Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { DeliveryProblem, MailPurpose, MailState } from '#app/features/email/mail.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

/** `domain` is that of Message-ID headers. */
export type Outbox = { cipher: Cipher; domain: string }

export type OutgoingMail = {
  purpose: MailPurpose
  /** Null: the firm's own, as configured when the email goes out. */
  to: string | null
  subject: string
  text: string
  replyTo?: string | null
  /** The visitor's message that it is about. */
  messageId?: string | null
  /** Not sent after this, such as an expired link. */
  uselessAfter?: Date | null
}

/** The encrypted part of an email. */
export type Letter = Pick<OutgoingMail, 'to' | 'subject' | 'text'> & { replyTo: string | null }

export type ListedMail = ReturnType<typeof toListed>

type Db = Kysely<Schema>

/** Call it in the transaction of the action, and wake the delivery after the commit. @returns the email's id */
export async function queueMail(
  tx: Transaction<Schema>,
  { cipher, domain }: Outbox,
  mail: OutgoingMail,
  now: Date,
): Promise<string> {
  const id = timeOrderedId()
  const { purpose, to, subject, text, replyTo = null, messageId = null } = mail
  const letter: Letter = { to, subject, text, replyTo }
  const { keyId, sealed } = cipher.encrypt(JSON.stringify(letter), mailPlace(id))
  await tx
    .insertInto('mail_outbox')
    .values({
      id,
      purpose,
      message_id: messageId,
      header_id: `<${timeOrderedId()}@${domain}>`,
      key_id: keyId,
      sealed,
      state: 'waiting',
      attempts: 0,
      next_at: now,
      useless_after: mail.uselessAfter ?? null,
      created_at: now,
    })
    .execute()
  return id
}

/** Under the same Message-ID. @returns false when it is being sent, was sent, or has nothing left to send */
export async function resendMail(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ state: 'waiting', next_at: now, attempts: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'parked'])
    .where('sealed', '!=', '')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Oldest first. */
export async function listDeliveries(db: Db, messageId: string): Promise<ListedMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toListed)
}

/** `waiting` are on their way, `parked` need a person. */
export async function countMails(db: Db): Promise<{ waiting: number; parked: number }> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const counts = { waiting: 0, parked: 0 }
  for (const { state, count } of rows)
    counts[state === 'parked' ? 'parked' : 'waiting'] += Number(count)
  return counts
}

/** The AAD of the encryption: a text can be decrypted only for its own row. */
export function mailPlace(id: string): string {
  return `mail_outbox:${id}`
}

function toListed(row: Selectable<Schema['mail_outbox']>) {
  return {
    id: row.id,
    purpose: row.purpose as MailPurpose,
    state: row.state as MailState,
    problem: row.last_problem as DeliveryProblem | null,
    nextAt: new Date(row.next_at),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  }
}
