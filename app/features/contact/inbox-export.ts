import { fillText } from '#app/platform/fill-text.ts'

/** One message as it is handed to the person who wrote it, or to a court. Instants are ISO 8601 in UTC. */
export type ExportedMessage = {
  reference: string
  receivedAt: string
  state: string
  /** Null where the message was sealed with a key that is lost. */
  content: {
    name: string
    email: string
    text: string
    language: string
    safeToContact: string
  } | null
  /** Which wording of the notice stood above the form. */
  notice: string
  /** The day on which it is erased by itself, `YYYY-MM-DD`; null while it is worked on. */
  erasedOn: string | null
  notes: { at: string; by: string; text: string | null }[]
  /** Who did what with it, the oldest first. */
  trail: { at: string; by: string; act: string }[]
}

/** Everything that is kept of one person. */
export type PersonExport = {
  exportedAt: string
  exportedBy: string
  email: string | null
  messages: ExportedMessage[]
}

/** The labels of the readable text. */
export type ExportWords = {
  title: string
  exported: string
  count: string
  labels: Record<
    | 'email'
    | 'received'
    | 'state'
    | 'name'
    | 'language'
    | 'safe'
    | 'notice'
    | 'erased'
    | 'message'
    | 'notes'
    | 'trail',
    string
  >
  unreadable: string
  /** In place of the day, of a message that is still worked on. */
  open: string
  none: string
}

/** The export for machines. Nothing of it can end a script or a string, wherever it is pasted. */
export function exportJson(person: PersonExport): string {
  return `${JSON.stringify(person, null, 2).replaceAll(/[<>&\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, escaped)}\n`
}

// Marks that turn the direction of a text would make a line read other than it is.
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * The export for people, as plain text. Every line that somebody wrote begins with "| ", so that no message can pretend to be
 * a heading, a note or another message; control characters and marks that turn the direction of a line are left out.
 */
export function exportText(person: PersonExport, words: ExportWords): string {
  const { labels } = words
  const head = [
    words.title,
    `${labels.email}: ${oneLine(person.email ?? words.unreadable)}`,
    fillText(words.exported, { at: person.exportedAt, by: oneLine(person.exportedBy) }),
    fillText(words.count, { count: person.messages.length }),
  ]
  const parts = person.messages.map((message) => messageLines(message, words))
  return `${[head, ...parts].map((lines) => lines.join('\n')).join(`\n\n${'='.repeat(72)}\n\n`)}\n`
}

function messageLines(message: ExportedMessage, words: ExportWords): string[] {
  const { labels } = words
  const { content } = message
  return [
    message.reference,
    `${labels.received}: ${message.receivedAt}`,
    `${labels.state}: ${message.state}`,
    ...(content
      ? [
          `${labels.name}: ${oneLine(content.name)}`,
          `${labels.email}: ${oneLine(content.email)}`,
          `${labels.language}: ${oneLine(content.language)}`,
          `${labels.safe}: ${oneLine(content.safeToContact)}`,
        ]
      : []),
    `${labels.notice}: ${message.notice}`,
    `${labels.erased}: ${message.erasedOn ?? words.open}`,
    '',
    `${labels.message}:`,
    quoted(content?.text ?? words.unreadable),
    '',
    `${labels.notes}:`,
    ...orNone(
      message.notes.map(
        ({ at, by, text }) => `${at} ${oneLine(by)}\n${quoted(text ?? words.unreadable)}`,
      ),
      words,
    ),
    '',
    `${labels.trail}:`,
    ...orNone(
      message.trail.map(({ at, by, act }) => `${at} ${oneLine(by)}: ${act}`),
      words,
    ),
  ]
}

function orNone(lines: string[], { none }: ExportWords): string[] {
  return lines.length === 0 ? [none] : lines
}

function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `| ${plain(line)}`.trimEnd())
    .join('\n')
}

function oneLine(text: string): string {
  return plain(text.replaceAll(/[\s\u0085]+/g, ' ')).trim()
}

function plain(line: string): string {
  return line.replaceAll(/(?!\t)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}

/** The name of the file: the reference of the person's newest message, never an address or a name. */
export function exportFileName(reference: string, kind: 'json' | 'txt'): string {
  return `messages-${reference.replaceAll(/[^A-Za-z0-9-]/g, '')}.${kind}`
}
