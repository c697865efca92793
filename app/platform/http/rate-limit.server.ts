import { LRUCache } from 'lru-cache'

export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

export type RateLimit = {
  /** @param client such as `addressGroup(address)` */
  take(client: string): RateDecision
}

export type RateLimitOptions = {
  /** Requests at once after a rest. */
  burst: number
  /** In the long run. */
  perSecond: number
  now: () => Date
  /** Least recently seen clients are forgotten. */
  maxClients?: number
}

// The generic cell rate algorithm (ITU-T I.371): a token bucket that stores one number per client, when its bucket is
// full again.
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { burst, perSecond, now, maxClients = 50_000 } = options
  const intervalMs = 1000 / perSecond
  // Bounded by `maxSize`, because `max` would reserve a megabyte for each limit from the start.
  const fullAt = new LRUCache<string, number>({ maxSize: maxClients, sizeCalculation: () => 1 })

  return {
    take(client) {
      const instant = now().getTime()
      const known = fullAt.get(client) ?? 0
      // An impossible time: the clock was set back, which must not lock anyone out.
      const isCredible = known <= instant + burst * intervalMs
      const next = Math.max(isCredible ? known : 0, instant) + intervalMs
      const waitMs = next - instant - burst * intervalMs
      if (waitMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
      fullAt.set(client, next)
      return { isAllowed: true }
    },
  }
}
