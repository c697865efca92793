import {
  countKept,
  everyMessage,
  findByReference,
} from '#app/features/contact/inbox-messages.server.ts'
import { matcherOf, parseReference } from '#app/features/contact/inbox-search.ts'
import type { Message, MessageStore } from '#app/features/contact/messages.server.ts'

/** How far one search looks; the texts are encrypted, so each has to be opened. */
const LOOKED_AT_MOST = 5_000

/** How many finds one page shows. */
const FOUND_AT_MOST = 100

/** What a search found, newest first. */
export type Found = {
  messages: Message[]
  /** How many messages it has looked at, all that came before in this search included, and how many there are. */
  looked: number
  total: number
  /** Where to look further; null when it has looked at everything. */
  nextAfter: string | null
}

/** Where a search goes on: after this message, with so many looked at before. */
export type SearchPlace = { after: string | null; looked: number }

/**
 * Finds a message by its reference, or messages by words in name, e-mail and text. Quarantine and spam are looked through as
 * well.
 */
export async function searchInbox(
  store: MessageStore,
  search: string,
  place: SearchPlace,
): Promise<Found> {
  const [total, exact] = await Promise.all([countKept(store.db), findExactly(store, search)])
  if (exact) return { messages: [exact], looked: total, total, nextAfter: null }
  return { total, ...(await lookThrough(store, matcherOf(search), place)) }
}

async function findExactly(store: MessageStore, search: string): Promise<Message | null> {
  const reference = parseReference(search)
  return reference === null ? null : findByReference(store, reference)
}

async function lookThrough(
  store: MessageStore,
  matches: ReturnType<typeof matcherOf>,
  { after, looked: before }: SearchPlace,
): Promise<Omit<Found, 'total'>> {
  const messages: Message[] = []
  let looked = 0
  for await (const portion of everyMessage(store, after)) {
    for (const message of portion) {
      looked += 1
      if (message.content.ok && matches(message.content.value)) messages.push(message)
      if (messages.length === FOUND_AT_MOST || looked === LOOKED_AT_MOST)
        return { messages, looked: before + looked, nextAfter: message.id }
    }
  }
  return { messages, looked: before + looked, nextAfter: null }
}
