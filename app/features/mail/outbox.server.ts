import type { Kysely, Selectable, Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { DeliveryProblem, MailPurpose, MailState } from '#app/features/mail/mail.ts'
import type { Sealer } from '#app/platform/seal.server.ts'
import type { Schema } from '#db/schema.ts'
import type { MailOutboxTable } from '#db/tables/messages.ts'

/** What writing into the outbox needs: the sealer, and the domain of Message-ID headers. */
export type Outbox = { sealer: Sealer; domain: string }

/** A mail to be sent. */
export type OutgoingMail = {
  purpose: MailPurpose
  /** One address; null: the firm's own, as it is configured when the mail goes out. */
  to: string | null
  subject: string
  text: string
  replyTo?: string | null
  /** The visitor's message that it is about. */
  messageId?: string | null
  /** After this it is not sent any more, because nobody could use it. */
  uselessAfter?: Date | null
}

/** What of a mail is sealed. */
export type Letter = Pick<OutgoingMail, 'to' | 'subject' | 'text'> & { replyTo: string | null }

/** How the delivery of a mail stands. */
export type MailDelivery = {
  id: string
  purpose: MailPurpose
  state: MailState
  attempts: number
  problem: DeliveryProblem | null
  nextAt: Date
  createdAt: Date
  sentAt: Date | null
}

/** How many mails are on their way, and how many need a person. */
export type MailCounts = { waiting: number; parked: number }

type Db = Kysely<Schema>

/**
 * Puts a mail into the outbox. Given the transaction of the deed that it tells of, neither exists without the other. Wake the
 * delivery after the commit.
 * @returns the mail's id
 */
export async function queueMail(
  tx: Transaction<Schema>,
  { sealer, domain }: Outbox,
  mail: OutgoingMail,
  now: Date,
): Promise<string> {
  const id = timeOrderedId()
  const { purpose, to, subject, text, replyTo = null, messageId = null } = mail
  const letter: Letter = { to, subject, text, replyTo }
  const { keyId, sealed } = sealer.seal(JSON.stringify(letter), mailPlace(id))
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

/**
 * Sends a mail again that waits or was parked, under the same Message-ID.
 * @returns false when it is on its way, was sent, or has nothing left to send
 */
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

/** How the mails about a message stand, the first one first. */
export async function listDeliveries(db: Db, messageId: string): Promise<MailDelivery[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toDelivery)
}

/** How many mails are on their way, and how many need a person. */
export async function countMails(db: Db): Promise<MailCounts> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute()
  const countOf = (...states: MailState[]) =>
    rows
      .filter(({ state }) => states.some((one) => one === state))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return { waiting: countOf('waiting', 'sending'), parked: countOf('parked') }
}

/** Where the letter of a mail belongs; a seal opens nowhere else. */
export function mailPlace(id: string): string {
  return `mail_outbox:${id}`
}

function toDelivery(row: Selectable<MailOutboxTable>): MailDelivery {
  return {
    id: row.id,
    purpose: row.purpose as MailPurpose,
    state: row.state as MailState,
    attempts: row.attempts,
    problem: row.last_problem as DeliveryProblem | null,
    nextAt: new Date(row.next_at),
    createdAt: new Date(row.created_at),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  }
}
