import { type MailStyle, messageMail } from '#app/features/contact/message-mail.ts'
import { insertMessage, type NewMessage } from '#app/features/contact/insert-message.server.ts'
import type { MessageStore } from '#app/features/contact/messages.server.ts'
import type { MailDelivery } from '#app/features/mail/deliver-mail.server.ts'
import { type Outbox, queueMail } from '#app/features/mail/outbox.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'

export type KeepServices = MessageStore & {
  outbox: Outbox
  mail: MailDelivery
  bus: Bus
  now: () => Date
}

export type Notification = { style: MailStyle; withText: boolean }

/** Stores the message and queues the firm's email, both or neither. Idempotent: see `insertMessage`. */
export async function keepMessage(
  services: KeepServices,
  input: NewMessage,
  { style, withText }: Notification,
): Promise<{ reference: string; isNew: boolean }> {
  const { db, outbox, mail, bus, now } = services
  const createdAt = now()
  const kept = await db.transaction().execute(async (tx) => {
    const message = await insertMessage(services, tx, input, createdAt)
    // Suspected spam is announced once a day, or the firm's mailbox would be the target of a flood.
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
