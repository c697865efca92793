import { type Fact, nextBoundary } from '#app/features/facts/fact.ts'
import type { FirmProfile } from '#app/features/site/firm.ts'
import { instantAt, localMoment } from '#app/platform/local-time.ts'

/**
 * The next instant at which any page of the site may read differently by itself: a legal figure changes or becomes
 * overdue, or the year of the copyright line turns. No cached page is kept past it.
 */
export function pageBoundary(firm: FirmProfile, facts: readonly Fact[], now: Date): Date {
  const { timeZone } = firm.hours
  const nextYear = Number(localMoment(now, timeZone).date.slice(0, 4)) + 1
  const newYear = instantAt(`${nextYear}-01-01` as const, '00:00', timeZone)
  const fact = nextBoundary(facts, now)
  return fact !== null && fact < newYear ? fact : newYear
}
