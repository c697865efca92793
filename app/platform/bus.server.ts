/**
 * What one part of the process tells the others. `content`: something that readers see has changed. `posts`: the staff's list
 * of posts has (drafts and the trash included). `messages`: the inbox has. `accounts`: somebody's rights or sessions have.
 * `facts`: staff entered something about a legal figure.
 */
export type BusEvent = { kind: (typeof busKinds)[number] }

/** Every kind of event. */
export const busKinds = ['content', 'posts', 'messages', 'accounts', 'facts'] as const

/** Carries events to whoever listens, at once and in order. */
export type Bus = {
  publish(event: BusEvent): void
  /** @returns a function that ends the subscription */
  subscribe(listener: (event: BusEvent) => void): () => void
}

/**
 * The bus of a single process. Listeners run before `publish` returns, so that a page cache is empty before the answer to
 * the change leaves the server.
 */
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
