import { MESSAGE_STATES, type MessageState } from '#app/features/inbox/contact-form/message.ts'

/** In the order of the page; `all` leaves out quarantine and spam, `mine` and `due` what is finished, too. */
export const INBOX_FILTERS = [
  'all',
  'unread',
  'mine',
  'due',
  ...MESSAGE_STATES.filter((state) => state !== 'spam'),
  'quarantine',
  'spam',
] as const

export type InboxFilter = (typeof INBOX_FILTERS)[number]

export const MESSAGES_A_PAGE = 30

/** In characters. */
export const NOTE_MAX = 10_000

export const SEARCH_MAX = 200

/** As the address of the list says it. `who`: an account, `none` for nobody, '' for whoever; `label`: '' for any. */
export type ChosenInbox = { show: InboxFilter; who: string; label: string }

export function parseChosenInbox(query: URLSearchParams): ChosenInbox {
  const who = query.get('who') ?? ''
  const label = (query.get('label') ?? '').trim()
  return { show: parseFilter(query.get('show')), who, label }
}

export function inboxAddress({ show, who, label }: ChosenInbox, after = ''): string {
  const parts = Object.entries({ show: show === 'all' ? '' : show, who, label, after })
  const query = new URLSearchParams(parts.filter(([, value]) => value !== '')).toString()
  return `/dashboard/messages${query === '' ? '' : `?${query}`}`
}

/** Where a search goes on; null at its end. */
export function furtherAddress(
  search: string,
  { nextAfter, looked }: { nextAfter: string | null; looked: number },
): string | null {
  if (nextAfter === null) return null
  const next = new URLSearchParams({ q: search, after: nextAfter, looked: String(looked) })
  return `/dashboard/messages?${next.toString()}`
}

/** Anything unknown is `all`. @internal exported for tests */
export function parseFilter(text: string | null): InboxFilter {
  return INBOX_FILTERS.find((filter) => filter === text) ?? 'all'
}

/** Nothing is left to do for these. */
export const FINISHED: readonly MessageState[] = ['client', 'declined', 'closed', 'spam']

/** What is in quarantine, or called spam, has to be let through first: another stage would hide that. @internal exported for tests */
export function mayMove(
  from: { state: MessageState; isQuarantined: boolean },
  to: MessageState,
): boolean {
  if (from.isQuarantined) return to === 'spam'
  return from.state !== to && (from.state !== 'spam' || to === 'new')
}

/** Why a message cannot come to a stage. */
export type NoStage = 'quarantined' | 'spam'

/** Null where it can, or is there. "New" lets nothing out of quarantine either. */
export function whyNotTo(
  from: { state: MessageState; isQuarantined: boolean },
  to: MessageState,
): NoStage | null {
  if (mayMove(from, to) || (from.state === to && !from.isQuarantined)) return null
  return from.isQuarantined ? 'quarantined' : 'spam'
}

/** Who looks at the inbox. */
export type Viewer = { id: string; readsRestricted: boolean }

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
