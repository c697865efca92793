import { confirmationTexts } from '#app/features/inbox/confirmation/confirmation-texts.ts'
import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'
import type { MailedMessage } from '#app/features/inbox/message-mail.ts'
import type { OutgoingMail } from '#app/features/email/outbox.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'
import { timeFormat } from '#app/platform/texts/time-format.ts'

export type Confirmation = {
  firm: string
  /** As it is displayed. */
  phone: string
  timeZone: string
  /** The firm's. */
  replyTo: string
}

const DATE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** The language that they chose, where the site has it, or else that of the page. */
export function languageOf({ language }: MessageContent, page: Locale): Locale {
  return isLocale(language) ? language : page
}

/** Somebody else may read their e-mail, so it is not written to those who said so; to people at risk only if they said that it is safe. */
export function mayBeConfirmed({ safeWay }: MessageContent, isAtRisk: boolean): boolean {
  return safeWay === 'both' || safeWay === 'write' || (safeWay === '' && !isAtRisk)
}

export function confirmationMail(
  { firm, phone, timeZone, replyTo }: Confirmation,
  { id, reference, createdAt }: MailedMessage,
  { to, locale }: { to: string; locale: Locale },
): OutgoingMail {
  const { subject, text } = confirmationTexts[locale]
  const time = timeFormat(locale, { timeZone, ...DATE, ...TIME }).format(createdAt)
  // Formatters put narrow spaces into a time.
  const values = { reference, firm, phone, time: time.replace(/\s/gu, ' ') }
  return {
    purpose: 'message-confirmation',
    to,
    subject: fillText(subject, values),
    text: fillText(text, values),
    replyTo,
    messageId: id,
  }
}
