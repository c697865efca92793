import {
  confirmationMail,
  languageOf,
  mayBeConfirmed,
} from '#app/features/inbox/confirmation/confirmation-mail.ts'
import type { NewMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import type { MailedMessage } from '#app/features/inbox/message-mail.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'

/** @param page the language of the page that they wrote on; a message says it, too, where it is not English. @returns null where no e-mail goes out, is not safe to send, or the address has had several already: anybody can give another's address. */
export async function confirmationOf(
  { config, confirmations, site, timeZone }: Services,
  { content, isRestricted }: Pick<NewMessage, 'content' | 'isRestricted'>,
  page: Locale,
) {
  if (config.smtp === null || !mayBeConfirmed(content, isRestricted)) return null
  const { email } = content
  if (!(await confirmations.take(email.toLowerCase())).isAllowed) return null
  const locale = languageOf(content, page)
  const { name: firm, phone } = site(locale).firm
  const sender = { firm, phone: displayPhone(phone), timeZone: timeZone(), replyTo: config.smtp.to }
  return (message: MailedMessage) => confirmationMail(sender, message, { to: email, locale })
}
