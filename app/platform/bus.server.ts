// `content`: what readers see; `posts`: the staff's list; `messages`: the inbox; `accounts`: rights or sessions;
// `records`: site content; `editors`: who has a post open.
export type BusEvent = { kind: (typeof busKinds)[number] }

export const busKinds = ['content', 'posts', 'messages', 'accounts', 'records', 'editors'] as const

export type Bus = {
  publish(event: BusEvent): void
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
