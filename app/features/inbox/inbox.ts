import { MESSAGE_STATES, type MessageState } from '#app/features/inbox/contact-form/message.ts'

/** In the order of the page; `all` leaves out quarantine and spam. */
export const INBOX_FILTERS = [
  'all',
  'unread',
  'new',
  'in-hand',
  'answered',
  'closed',
  'quarantine',
  'spam',
] as const

export type InboxFilter = (typeof INBOX_FILTERS)[number]

export const MESSAGES_A_PAGE = 30

/** In characters. */
export const NOTE_MAX = 10_000

export const SEARCH_MAX = 200

/** Anything unknown is `all`. */
export function parseFilter(text: string | null): InboxFilter {
  return INBOX_FILTERS.find((filter) => filter === text) ?? 'all'
}

/** The likeliest first. */
export const NEXT_STATES: Record<MessageState, readonly MessageState[]> = {
  new: ['in-hand', 'answered', 'closed', 'spam'],
  'in-hand': ['answered', 'closed', 'spam'],
  answered: ['closed', 'in-hand', 'spam'],
  closed: ['in-hand', 'spam'],
  spam: ['new'],
}

export function parseState(text: string): MessageState | null {
  return MESSAGE_STATES.find((state) => state === text) ?? null
}

export type NoteProblem = 'empty' | 'too-long'

/** White space alone counts as empty. */
export function noteProblemOf(text: string): NoteProblem | null {
  if (text.trim() === '') return 'empty'
  return text.length > NOTE_MAX ? 'too-long' : null
}

const EXCERPT_CHARACTERS = 220

export function excerptOf(text: string): string {
  // Cut first: a message may be long, and the pattern walks all of it.
  const start = text.slice(0, EXCERPT_CHARACTERS * 4)
  const characters = [...start.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()]
  if (start.length === text.length && characters.length <= EXCERPT_CHARACTERS)
    return characters.join('')
  return `${characters.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}…`
}
