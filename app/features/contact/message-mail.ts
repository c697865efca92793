import { mailTexts } from '#app/features/contact/mail-texts.ts'
import type { MessageContent, SafeWay } from '#app/features/contact/message.ts'

/** What a mail about a message says. */
export type MessageMail = { subject: string; text: string; replyTo: string | null }

type MailTexts = Pick<MessageMail, 'subject' | 'text'>

/** A message as its mail needs it. */
export type MailedMessage = { id: string; reference: string; createdAt: Date }

/** How mails about messages are written. */
export type MailStyle = {
  /** The site's address without a trailing slash; '' where it has no name yet. */
  origin: string
  timeZone: string
  /** Names of languages and of the choices, for a mail that carries the text. */
  languages: Record<string, string>
  safeWays: Record<SafeWay, string>
}

/** The mail that tells of a new message: its reference and where it stands, and its text only when `content` is given. */
export function messageMail(
  style: MailStyle,
  message: MailedMessage,
  content: MessageContent | null,
): MessageMail {
  const { subject, text, withText } = mailTexts.message
  const values = valuesOf(style, message)
  if (content === null) return { ...filled({ subject, text }, values), replyTo: null }
  const all = { ...values, fields: fieldsText(style, content), message: content.message }
  return {
    ...filled({ subject, text: withText }, all),
    replyTo: isPlain(content.email) ? content.email : null,
  }
}

/** The mail that says that a message was not read in time. */
export function overdueMail(style: MailStyle, message: MailedMessage): MessageMail {
  return { ...filled(mailTexts.overdue, valuesOf(style, message)), replyTo: null }
}

/** The mail that says how many messages wait in quarantine. */
export function quarantineMail(style: MailStyle, count: number): MessageMail {
  const link = `${style.origin}/dashboard/messages?show=quarantine`
  return { ...filled(mailTexts.quarantine, { count: String(count), link }), replyTo: null }
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

// What somebody typed must not be filled again, so every place is found before any is filled.
function filled(texts: MailTexts, values: Record<string, string>): MailTexts {
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  return { subject: fill(texts.subject), text: fill(texts.text) }
}

// Other letters would need a server that speaks SMTPUTF8; the address stands in the text anyway.
function isPlain(address: string): boolean {
  return /^[\x21-\x7e]+$/.test(address)
}
