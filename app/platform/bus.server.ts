// `content`: what readers see. `posts`: the staff's list, drafts and trash included. `messages`: the inbox. `accounts`:
// rights or sessions. `facts`: staff's entries on legal figures.
export type BusEvent = { kind: (typeof busKinds)[number] }

export const busKinds = ['content', 'posts', 'messages', 'accounts', 'facts'] as const

/** Delivers at once and in order. */
export type Bus = {
  publish(event: BusEvent): void
  /** @returns a function that ends the subscription */
  subscribe(listener: (event: BusEvent) => void): () => void
}

/** Listeners run before `publish` returns, so that the page cache is empty before the response to the change leaves. */
export function createBus(): Bus {
  const listeners = new Set<(event: BusEvent) => void>()
  return {
    publish(event) {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
