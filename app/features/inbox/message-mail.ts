import { mailTexts } from '#app/features/inbox/mail-texts.ts'
import type { OutgoingMail } from '#app/features/email/outbox.server.ts'
import type { MessageContent, SafeWay } from '#app/features/inbox/contact-form/message.ts'

type MailTexts = { subject: string; text: string }

export type MailedMessage = { id: string; reference: string; createdAt: Date }

export type MailStyle = {
  /** Without a trailing slash; '' where the site has no name yet. */
  origin: string
  timeZone: string
  /** For an email that carries the text. */
  languages: Record<string, string>
  safeWays: Record<SafeWay, string>
}

/** Writes the email to the visitor. */
export type Confirm = (message: MailedMessage) => OutgoingMail

export type Notification = { style: MailStyle; withText: boolean }

/** Carries the text only when `content` is given. */
export function messageMail(
  style: MailStyle,
  message: MailedMessage,
  content: MessageContent | null,
) {
  const { subject, text, withText } = mailTexts.message
  const about = { purpose: 'message', to: null, messageId: message.id } as const
  const values = valuesOf(style, message)
  if (content === null) return { ...about, ...filled({ subject, text }, values) }
  const all = { ...values, fields: fieldsText(style, content), message: content.message }
  return {
    ...about,
    ...filled({ subject, text: withText }, all),
    // Other letters would need a server that speaks SMTPUTF8; the address is in the text anyway.
    replyTo: /^[\x21-\x7e]+$/.test(content.email) ? content.email : null,
  }
}

export function overdueMail(style: MailStyle, message: MailedMessage) {
  const about = { purpose: 'message-overdue', to: null, messageId: message.id } as const
  return { ...about, ...filled(mailTexts.overdue, valuesOf(style, message)) }
}

/** To the lawyer whom a colleague asks about a possible conflict. */
export function askedMail(
  style: MailStyle,
  message: MailedMessage,
  { to, by }: { to: string; by: string },
) {
  const about = { purpose: 'conflict-asked', to, messageId: message.id } as const
  return { ...about, ...filled(mailTexts.asked, { ...valuesOf(style, message), by }) }
}

export function quarantineMail(style: MailStyle, count: number) {
  const link = `${style.origin}/dashboard/messages?show=quarantine`
  const about = { purpose: 'quarantine-waiting', to: null } as const
  return { ...about, ...filled(mailTexts.quarantine, { count: String(count), link }) }
}

function valuesOf({ origin, timeZone }: MailStyle, { id, reference, createdAt }: MailedMessage) {
  const time = createdAt.toLocaleString('en-US', {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'long',
  })
  return { reference, time, link: `${origin}/dashboard/messages/${id}` }
}

function fieldsText(style: MailStyle, content: MessageContent): string {
  const { fields } = mailTexts.message
  const rows = [
    [fields.name, content.name],
    [fields.email, content.email],
    [fields.language, style.languages[content.language] ?? content.language],
    [fields.safe, content.safeWay === '' ? '' : style.safeWays[content.safeWay]],
  ]
  return rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n')
}

// All places are found before any is filled, so that user text containing a placeholder is not filled again.
function filled(texts: MailTexts, values: Record<string, string>): MailTexts {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  return { subject: fill(texts.subject), text: fill(texts.text) }
}
