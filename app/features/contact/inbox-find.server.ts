import {
  countKept,
  everyMessage,
  findByReference,
} from '#app/features/contact/inbox-messages.server.ts'
import { matcherOf, parseReference } from '#app/features/contact/inbox-search.ts'
import type { Message, MessageStore } from '#app/features/contact/messages.server.ts'

/** The texts are encrypted, so a search has to decrypt each one. */
export const LOOKED_AT_MOST = 5_000

const FOUND_AT_MOST = 100

/** Newest first. */
export type Found = {
  messages: Message[]
  /** `looked` counts the earlier pages of this search, too. */
  looked: number
  total: number
  /** Null when everything was searched. */
  nextAfter: string | null
}

export type SearchPlace = { after: string | null; looked: number }

/** By a reference, or by words in name, email and text. Includes quarantine and spam. */
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
