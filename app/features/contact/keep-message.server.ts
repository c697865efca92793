import { type MailStyle, messageMail } from '#app/features/contact/message-mail.ts'
import { insertMessage, type NewMessage } from '#app/features/contact/insert-message.server.ts'
import type { MessageStore } from '#app/features/contact/messages.server.ts'
import type { MailDelivery } from '#app/features/mail/deliver-mail.server.ts'
import { type Outbox, queueMail } from '#app/features/mail/outbox.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'

/** What keeping a message needs. */
export type KeepServices = MessageStore & {
  outbox: Outbox
  mail: MailDelivery
  bus: Bus
  now: () => Date
}

/** How the firm is told of it. */
export type Notification = { style: MailStyle; withText: boolean }

/**
 * Keeps a message and queues the mail that tells the firm, both or neither. Whoever gets an answer from here may tell the
 * visitor that the message has arrived. The same press of Send, or the same text within ten minutes, is kept once.
 * @returns the reference that the visitor is given, and whether the message was not kept before
 */
export async function keepMessage(
  services: KeepServices,
  input: NewMessage,
  { style, withText }: Notification,
): Promise<{ reference: string; isNew: boolean }> {
  const { db, outbox, mail, bus, now } = services
  const createdAt = now()
  const kept = await db.transaction().execute(async (tx) => {
    const message = await insertMessage(services, tx, input, createdAt)
    // What looks like spam is shown in the dashboard and mailed about once a day, or the firm's mailbox would be the target.
    if (message.isRaised || (message.isNew && !input.isQuarantined)) {
      const letter = messageMail(style, { ...message, createdAt }, withText ? input.content : null)
      const about = { purpose: 'message', to: null, messageId: message.id } as const
      await queueMail(tx, outbox, { ...letter, ...about }, createdAt)
    }
    return message
  })
  if (kept.isNew || kept.isRaised) bus.publish({ kind: 'messages' })
  mail.wake()
  return { reference: kept.reference, isNew: kept.isNew }
}
