import { LRUCache } from 'lru-cache'

export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

export type RateLimit = ReturnType<typeof createRateLimit>

export type RateLimitOptions = {
  /** Requests at once after a pause. */
  burst: number
  perSecond: number
  now: () => Date
  maxClients?: number
}

// The generic cell rate algorithm (ITU-T I.371): a token bucket that stores one number per client, the time when it is full again.
export function createRateLimit(options: RateLimitOptions) {
  const { burst, perSecond, now, maxClients = 50_000 } = options
  const intervalMs = 1000 / perSecond
  // Bounded by `maxSize`, because `max` would reserve a megabyte for each limit at once.
  const fullAt = new LRUCache<string, number>({ maxSize: maxClients, sizeCalculation: () => 1 })

  return {
    take(client: string): RateDecision {
      const instant = now().getTime()
      const known = fullAt.get(client) ?? 0
      // An impossible time means that the clock was set back, which must not lock clients out.
      const isCredible = known <= instant + burst * intervalMs
      const next = Math.max(isCredible ? known : 0, instant) + intervalMs
      const waitMs = next - instant - burst * intervalMs
      if (waitMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) }
      fullAt.set(client, next)
      return { isAllowed: true }
    },
  }
}
