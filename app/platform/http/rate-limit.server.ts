import { LRUCache } from 'lru-cache'

/** Whether one more request is within the limit; if not, in how many whole seconds one will be. */
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

export type RateLimit = {
  /** Counts one request of a client. @param client what is counted by, such as `addressGroup(address)` */
  take(client: string): RateDecision
}

export type RateLimitOptions = {
  /** How many requests may come at once after a rest. */
  burst: number
  /** How many a second are allowed in the long run. */
  perSecond: number
  now: () => Date
  /** How many clients are remembered; beyond it the one seen longest ago is forgotten. */
  maxClients?: number
}

/**
 * A limit per client in the memory of this process: the generic cell rate algorithm (ITU-T I.371), which is a token bucket
 * that needs one number a client, the instant at which its bucket is full again.
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { burst, perSecond, now, maxClients = 50_000 } = options
  const intervalMs = 1000 / perSecond
  // Bounded by `maxSize`, because `max` would reserve a megabyte for each limit from the start.
  const fullAt = new LRUCache<string, number>({ maxSize: maxClients, sizeCalculation: () => 1 })

  return {
    take(client) {
      const instant = now().getTime()
      const known = fullAt.get(client) ?? 0
      // Later than is possible: the clock was set back, which must not lock anyone out until it has caught up.
      const isCredible = known <= instant + burst * intervalMs
      const next = Math.max(isCredible ? known : 0, instant) + intervalMs
      const waitMs = next - instant - burst * intervalMs
      if (waitMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
      fullAt.set(client, next)
      return { isAllowed: true }
    },
  }
}
