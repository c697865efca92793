import { exportTexts } from '#app/features/inbox/inbox-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** Instants are ISO 8601 in UTC. */
export type ExportedMessage = {
  reference: string
  receivedAt: string
  state: string
  /** Null when the encryption key is lost. */
  content: {
    name: string
    email: string
    text: string
    language: string
    safeToContact: string
  } | null
  /** The version of the notice above the form. */
  notice: string
  /** `YYYY-MM-DD`; null while the message is worked on. */
  erasedOn: string | null
  labels: readonly string[]
  assignedTo: string | null
  /** `YYYY-MM-DD`. */
  dueOn: string | null
  notes: { at: string; by: string; text: string | null }[]
  /** Oldest first; `on` is the day of an answer. */
  replies: {
    at: string
    by: string
    direction: 'sent' | 'received'
    on: string | null
    text: string | null
  }[]
  /** Oldest first. */
  trail: { at: string; by: string; act: string }[]
}

export type PersonExport = {
  exportedAt: string
  exportedBy: string
  email: string | null
  messages: ExportedMessage[]
}

/** Escapes whatever could end a script or a string. */
export function exportJson(person: PersonExport): string {
  return `${JSON.stringify(person, null, 2).replaceAll(/[<>&\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, escaped)}\n`
}

// Bidirectional control characters would make a line read other than it is.
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Every user-written line begins with "| ", so that no message can pretend to be a heading, a note or another message. */
export function exportText(person: PersonExport): string {
  const { labels } = exportTexts
  const head = [
    exportTexts.title,
    `${labels.email}: ${printableLine(person.email ?? exportTexts.unreadable)}`,
    fillText(exportTexts.exported, { at: person.exportedAt, by: printableLine(person.exportedBy) }),
    fillText(exportTexts.count, { count: person.messages.length }),
  ]
  const parts = person.messages.map((message) => messageLines(message))
  return `${[head, ...parts].map((lines) => lines.join('\n')).join(`\n\n${'='.repeat(72)}\n\n`)}\n`
}

function messageLines(message: ExportedMessage): string[] {
  const { labels } = exportTexts
  const { content } = message
  return [
    message.reference,
    `${labels.received}: ${message.receivedAt}`,
    `${labels.state}: ${message.state}`,
    ...(content
      ? [
          `${labels.name}: ${printableLine(content.name)}`,
          `${labels.email}: ${printableLine(content.email)}`,
          `${labels.language}: ${printableLine(content.language)}`,
          `${labels.safe}: ${printableLine(content.safeToContact)}`,
        ]
      : []),
    `${labels.notice}: ${message.notice}`,
    `${labels.erased}: ${message.erasedOn ?? exportTexts.open}`,
    `${labels.labels}: ${message.labels.map(printableLine).join(', ') || exportTexts.none}`,
    `${labels.assigned}: ${printableLine(message.assignedTo ?? exportTexts.none)}`,
    `${labels.due}: ${message.dueOn ?? exportTexts.none}`,
    '',
    `${labels.message}:`,
    quoted(content?.text ?? exportTexts.unreadable),
    '',
    `${labels.replies}:`,
    ...orNone(message.replies.map(replyText)),
    '',
    `${labels.notes}:`,
    ...orNone(
      message.notes.map(
        ({ at, by, text }) =>
          `${at} ${printableLine(by)}\n${quoted(text ?? exportTexts.unreadable)}`,
      ),
    ),
    '',
    `${labels.trail}:`,
    ...orNone(message.trail.map(({ at, by, act }) => `${at} ${printableLine(by)}: ${act}`)),
  ]
}

function replyText({ at, by, direction, on, text }: ExportedMessage['replies'][number]): string {
  const what = [exportTexts.directions[direction], on].filter(Boolean).join(' ')
  return `${at} ${printableLine(by)}: ${what}\n${quoted(text ?? exportTexts.unreadable)}`
}

function orNone(lines: string[]): string[] {
  return lines.length === 0 ? [exportTexts.none] : lines
}

function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `| ${plain(line)}`.trimEnd())
    .join('\n')
}

function printableLine(text: string): string {
  return plain(text.replaceAll(/[\s\u0085]+/g, ' ')).trim()
}

function plain(line: string): string {
  return line.replaceAll(/(?!\t)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** Named by the reference of the newest message, never by an address or a name. */
export function exportFileName(reference: string, kind: 'json' | 'txt'): string {
  return `messages-${reference.replaceAll(/[^A-Za-z0-9-]/g, '')}.${kind}`
}
