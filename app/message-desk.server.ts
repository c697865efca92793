import type { Kysely } from 'kysely'
import { createMessageGate, type MessageGate } from '#app/features/contact/message-gate.server.ts'
import type { MailStyle } from '#app/features/contact/message-mail.ts'
import {
  listMessageKeys,
  type Retention,
  SPAM_DAYS,
} from '#app/features/contact/messages.server.ts'
import { tendMessages } from '#app/features/contact/overdue-messages.server.ts'
import {
  type MailDelivery,
  noDelivery,
  startMailDelivery,
} from '#app/features/mail/deliver-mail.server.ts'
import { countMails, type Outbox } from '#app/features/mail/outbox.server.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { createSmtpMailSender } from '#app/integrations/mail/smtp-mail-sender.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { createSealer, readSealingSecrets, type Sealer } from '#app/platform/seal.server.ts'
import { createSemaphore, type Semaphore } from '#app/platform/semaphore.ts'
import type { Schema } from '#db/schema.ts'

// Of the ten connections that a process has to PostgreSQL.
const WRITTEN_AT_ONCE = { people: 4, quarantined: 2 }

/** What messages and mails need, as part of the services. */
export type MessageServices = {
  sealer: Sealer
  outbox: Outbox
  /** Wake it after a commit that queued a mail. */
  mail: MailDelivery
  messageGate: MessageGate
  /** Messages are written in turn, so that a flood leaves connections for the rest; what looks like spam has a queue of its own. */
  messageTurns: { people: Semaphore; quarantined: Semaphore }
  retention: Retention
}

/** The open desk. */
export type MessageDesk = {
  services: MessageServices
  /** Lines for the operator. */
  greeting: string[]
  close(): Promise<void>
}

type DeskParts = {
  config: Config
  kind: DatabaseKind
  db: Kysely<Schema>
  bus: Bus
  log: Logger
  now: () => Date
}

/** Opens what keeps messages and carries mails, and starts both. */
export async function openMessageDesk(parts: DeskParts): Promise<MessageDesk> {
  const { config } = parts
  const sealer = createSealer(await readSealingSecrets(config))
  const greeting = await greetingOf(parts, sealer)
  const mail = deliveryOf(parts, sealer)
  const services = messageServices(parts, sealer, mail)
  const tending = tendMessages({
    ...parts,
    outbox: services.outbox,
    mail,
    style: mailStyle(config.publicOrigin ?? ''),
  })
  return {
    services,
    greeting,
    async close() {
      await tending.stop()
      await mail.close()
    },
  }
}

/** Puts together what the routes need for messages. */
export function messageServices(
  { config, now }: Pick<DeskParts, 'config' | 'now'>,
  sealer: Sealer,
  mail: MailDelivery,
): MessageServices {
  return {
    sealer,
    outbox: { sealer, domain: mailDomain(config) },
    mail,
    messageGate: createMessageGate({ sealer, now }),
    messageTurns: {
      people: createSemaphore(WRITTEN_AT_ONCE.people),
      quarantined: createSemaphore(WRITTEN_AT_ONCE.quarantined),
    },
    retention: { doneDays: config.messageKeepDays, spamDays: SPAM_DAYS },
  }
}

/** How mails about messages are written. @param origin the site's address, '' where it has no name */
export function mailStyle(origin: string): MailStyle {
  const { form } = contentOf('en').messageForm
  return {
    origin,
    timeZone: firm.hours.timeZone,
    languages: form.language.options,
    safeWays: form.safe.options,
  }
}

function deliveryOf({ config, ...parts }: DeskParts, sealer: Sealer): MailDelivery {
  if (config.smtp === null) return noDelivery
  const { url, from, to } = config.smtp
  const sender = createSmtpMailSender({ url, from: { name: firm.name, address: from } })
  return startMailDelivery({ ...parts, sealer, sender, firmAddress: to })
}

function mailDomain({ smtp, publicOrigin }: Config): string {
  if (smtp !== null) return smtp.from.slice(smtp.from.lastIndexOf('@') + 1)
  return publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname
}

async function greetingOf({ config, db }: DeskParts, sealer: Sealer): Promise<string[]> {
  const lines: string[] = []
  if (config.smtp === null)
    lines.push(
      'Messages are kept and shown in the dashboard. No mail is sent: set SMTP_URL and MAIL_TO.',
    )
  const { parked } = await countMails(db)
  if (parked > 0) lines.push(`Mails that were refused and wait for you in the dashboard: ${parked}`)
  const lost = (await listMessageKeys(db)).filter((id) => !sealer.keyIds.includes(id))
  if (lost.length > 0)
    lines.push(
      'Some messages were sealed with a key that is not here. Put it behind a comma into MESSAGE_KEY, or they cannot be read.',
    )
  return lines
}
