import type { Kysely, Transaction } from 'kysely'
import type { Colleague, Inbox } from '#app/features/inbox/inbox-actions.server.ts'
import { type Confirm, messageMail, type Notification } from '#app/features/inbox/message-mail.ts'
import { findMessage, type MessageStore } from '#app/features/inbox/messages.server.ts'
import type { MailDelivery } from '#app/features/email/deliver-mail.server.ts'
import type { MailState } from '#app/features/email/mail.ts'
import {
  listDeliveries,
  type Outbox,
  queueMail,
  resendMail,
} from '#app/features/email/outbox.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/** A message without an email is left out. */
export async function listNoticeStates(
  db: Kysely<Schema>,
  messageIds: readonly string[],
): Promise<Map<string, MailState>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['message_id', 'state'])
    .where('message_id', 'in', [...messageIds])
    .where('purpose', '=', 'message')
    .execute()
  return new Map(rows.map(({ message_id, state }) => [message_id ?? '', state as MailState]))
}

/** The emails that one gets that was not held. @param confirm the one to the visitor; null where none is sent */
export async function notifyOfReleased(
  tx: Transaction<Schema>,
  { outbox, now, ...store }: MessageStore & { outbox: Outbox; now: () => Date },
  id: string,
  { style, withText, confirm }: Notification & { confirm: Confirm | null },
): Promise<void> {
  const message = await findMessage({ ...store, db: tx }, id)
  if (!message) return
  const isTold = withText && !message.isRestricted
  const content = isTold && message.content.ok ? message.content.value : null
  await queueMail(tx, outbox, messageMail(style, message, content), now())
  if (confirm) await queueMail(tx, outbox, confirm(message), now())
}

/** Those that wait or were given up. @returns how many */
export async function resendMails(
  inbox: Inbox & { mail: MailDelivery },
  message: { id: string; reference: string },
  by: Colleague,
): Promise<number> {
  const { db, now } = inbox
  const { id: subjectId, reference: subject } = message
  const resent = await db.transaction().execute(async (tx) => {
    let count = 0
    for (const { id } of await listDeliveries(tx, subjectId))
      if (await resendMail(tx, id, now())) count += 1
    if (count > 0)
      await recordAuditEvent(tx, { at: now(), by, act: 'message.mail-resent', subjectId, subject })
    return count
  })
  if (resent > 0) {
    inbox.mail.trigger()
    inbox.bus.publish({ kind: 'messages' })
  }
  return resent
}
