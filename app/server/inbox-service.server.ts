import type { Locale } from '#app/platform/texts/locales.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import {
  createSpamCheck,
  MESSAGE_LIMITS_PER,
} from '#app/features/inbox/contact-form/spam-check.server.ts'
import type { MailStyle } from '#app/features/inbox/message-mail.ts'
import { listMessageKeys, SPAM_DAYS } from '#app/features/inbox/messages.server.ts'
import {
  type MessageJobParts,
  runMessageJobs,
} from '#app/features/inbox/overdue-messages.server.ts'
import {
  type MailDelivery,
  noDelivery,
  startMailDelivery,
} from '#app/features/email/deliver-mail.server.ts'
import { countMails } from '#app/features/email/outbox.server.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { createSmtpMailSender } from '#app/integrations/mail/smtp-mail-sender.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import {
  createCipher,
  readEncryptionSecrets,
  type Cipher,
} from '#app/platform/secrets/cipher.server.ts'
import { createSharedRateLimit } from '#app/platform/db/shared-rate-limit.server.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

// Of the ten connections that a process has to PostgreSQL.
const WRITTEN_AT_ONCE = { people: 4, quarantined: 2 }

export type MessageServices = ReturnType<typeof messageServices>

type InboxParts = Omit<MessageJobParts, 'outbox' | 'mail' | 'style'> & {
  config: Config
  site: (locale: Locale) => SiteContent
}

export async function openInboxService(parts: InboxParts) {
  const { config } = parts
  const cipher = createCipher(await readEncryptionSecrets(config))
  const startupMessages = await startupMessagesOf(parts, cipher)
  const mail = deliveryOf(parts, cipher)
  const services = messageServices(parts, cipher, mail)
  const style = () => mailStyle(config.publicOrigin ?? '', parts.site('en').firm.hours.timeZone)
  const jobs = runMessageJobs({ ...parts, ...services, style })
  return {
    services,
    startupMessages,
    async close() {
      await jobs.stop()
      await mail.close()
    },
  }
}

export function messageServices(
  { config, now, db }: Pick<InboxParts, 'config' | 'now' | 'db'>,
  cipher: Cipher,
  mail: MailDelivery,
) {
  return {
    cipher,
    outbox: { cipher, domain: mailDomain(config) },
    /** Wake it after a commit that queued an email. */
    mail,
    spamCheck: createSpamCheck({ cipher, now }),
    /** Of all processes, beside the spam check's own. */
    messagesByAddress: createSharedRateLimit({
      ...MESSAGE_LIMITS_PER.address,
      now,
      db,
      name: 'messages',
      key: cipher.deriveKey('message-limit'),
    }),
    /** To one e-mail address. */
    confirmations: createSharedRateLimit({
      ...MESSAGE_LIMITS_PER.confirmation,
      now,
      db,
      name: 'confirmations',
      key: cipher.deriveKey('message-limit'),
    }),
    /** Messages are written in turn, so that a flood leaves connections free; suspected spam has a queue of its own. */
    messageQueues: {
      people: createSemaphore(WRITTEN_AT_ONCE.people),
      quarantined: createSemaphore(WRITTEN_AT_ONCE.quarantined),
    },
    retention: { doneDays: config.messageKeepDays, spamDays: SPAM_DAYS },
  }
}

export function mailStyle(origin: string, timeZone: string): MailStyle {
  const { form } = interfaceTexts('en').messageForm
  return {
    origin,
    timeZone,
    languages: form.language.ownNames,
    safeWays: form.safe.options,
  }
}

function deliveryOf({ config, site, ...parts }: InboxParts, cipher: Cipher): MailDelivery {
  if (config.smtp === null) return noDelivery
  const { url, from, to } = config.smtp
  const sender = createSmtpMailSender({
    url,
    from: {
      // Read at each email.
      get name() {
        return site('en').firm.name
      },
      address: from,
    },
  })
  return startMailDelivery({ ...parts, cipher, sender, firmAddress: to })
}

function mailDomain({ smtp, publicOrigin }: Config): string {
  if (smtp !== null) return smtp.from.slice(smtp.from.lastIndexOf('@') + 1)
  return publicOrigin === null ? 'localhost' : new URL(publicOrigin).hostname
}

async function startupMessagesOf({ config, db }: InboxParts, cipher: Cipher): Promise<string[]> {
  const lines: string[] = []
  if (config.smtp === null)
    lines.push(
      'Messages are kept and shown in the dashboard. No mail is sent: set SMTP_URL and MAIL_TO.',
    )
  const { parked } = await countMails(db)
  if (parked > 0)
    lines.push(`Mails that are not tried again and wait for you in the dashboard: ${parked}`)
  const lost = (await listMessageKeys(db)).filter((id) => !cipher.keyIds.includes(id))
  if (lost.length > 0)
    lines.push(
      'Some messages, or names of the conflict check, were encrypted with a key that is not here. Put it behind a comma into MESSAGE_KEY, or they cannot be read.',
    )
  return lines
}
