import { listWithheld } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { countStored, everyMessage } from '#app/features/inbox/inbox-messages.server.ts'
import {
  findMessage,
  type Message,
  type MessageStore,
} from '#app/features/inbox/messages.server.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { isHiddenFrom } from '#app/features/inbox/restricted.server.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import type { MessageContent } from '#app/features/inbox/contact-form/message.ts'

/** How far one search looks; the texts are encrypted, so each has to be opened. */
const LOOKED_AT_MOST = 5_000

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

/** By a reference, or by words in name, email and text. Includes quarantine and spam; of what is hidden from the viewer, only the reference counts, and of what is withheld, the name too. */
export async function searchInbox(
  store: MessageStore,
  search: string,
  viewer: Viewer,
  { after, looked: before }: { after: string | null; looked: number },
): Promise<Found> {
  const reference = parseReference(search)
  const [total, exact] = await Promise.all([
    countStored(store.db),
    reference === null ? null : findMessage(store, reference, 'reference'),
  ])
  if (exact) return { messages: [exact], looked: total, total, nextAfter: null }
  const isFound = finderOf(store, search, viewer)
  const messages: Message[] = []
  let looked = before
  for await (const portion of everyMessage(store, after)) {
    for (const message of portion) {
      looked += 1
      if (await isFound(message)) messages.push(message)
      if (messages.length === FOUND_AT_MOST || looked - before === LOOKED_AT_MOST)
        return { messages, looked, total, nextAfter: message.id }
    }
  }
  return { messages, looked, total, nextAfter: null }
}

function finderOf(store: MessageStore, search: string, viewer: Viewer) {
  const matches = matcherOf(search)
  return async (message: Message): Promise<boolean> => {
    if (isHiddenFrom(viewer, message) || !message.content.ok) return false
    const content = message.content.value
    if (!matches(content)) return false
    // What is withheld shows its name; its address and text are not to be found out by searching.
    if (matches({ ...content, email: '', message: '' })) return true
    return (await listWithheld(store, [message], viewer)).size === 0
  }
}

// Without vowels and easily confused characters, as `aReference` makes them.
const REFERENCE = /^[BCDFGHJKLMNPQRTVWXY346789]{5}$/

/** Accepts "k7-q4m", "K7Q4M" and "#K7 – Q4M". A word may look like a reference: "lynch". */
export function parseReference(text: string): string | null {
  const letters = foldForSearch(text)
    .toUpperCase()
    .replaceAll(/[\s#.-]/g, '')
  return REFERENCE.test(letters) ? `${letters.slice(0, 2)}-${letters.slice(2)}` : null
}

/** Matches when every word, or quoted phrase, is in name, email or text, in any order. @internal exported for tests */
export function matcherOf(search: string): (content: MessageContent) => boolean {
  const needles = [...search.matchAll(/"([^"]+)"|([^\s"]+)/g)]
    .map(([, phrase, word]) => foldForSearch(phrase ?? word ?? ''))
    .filter((needle) => needle !== '')
  return ({ name, email, message }) => {
    // Joined by a line break, which no search contains, so that nothing matches across two fields.
    const hay = `${foldForSearch(name)}\n${foldForSearch(email)}\n${foldForSearch(message)}`
    return needles.length > 0 && needles.every((needle) => hay.includes(needle))
  }
}
