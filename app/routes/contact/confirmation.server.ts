import type { RouterContextProvider } from 'react-router'
import {
  confirmationMail,
  languageOf,
  mayBeConfirmed,
} from '#app/features/inbox/confirmation/confirmation-mail.ts'
import type { NewMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import type { MailedMessage } from '#app/features/inbox/message-mail.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { localeContext, servicesContext } from '#app/server/services-context.server.ts'

/** Null where no e-mail goes out, is not safe to send, or the address has had several already: anybody can give another's address. */
export async function confirmationOf(
  context: Readonly<RouterContextProvider>,
  { content, isRestricted }: Pick<NewMessage, 'content' | 'isRestricted'>,
) {
  const { config, confirmations, site, timeZone } = context.get(servicesContext)
  if (config.smtp === null || !mayBeConfirmed(content, isRestricted)) return null
  const { email } = content
  if (!(await confirmations.take(email.toLowerCase())).isAllowed) return null
  const locale = languageOf(content, context.get(localeContext))
  const { name: firm, phone } = site(locale).firm
  const sender = { firm, phone: displayPhone(phone), timeZone: timeZone(), replyTo: config.smtp.to }
  return (message: MailedMessage) => confirmationMail(sender, message, { to: email, locale })
}
