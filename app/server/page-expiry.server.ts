import { findNextPostExpiry } from '#app/features/posts/publication/next-expiry.server.ts'
import { type Fact, nextExpiry } from '#app/features/facts/fact.ts'
import type { FirmProfile } from '#app/features/site/firm.ts'
import { instantAt, localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'

/** No cached response may outlive a change by time: of a legal figure, or of the copyright line's year. */
export function pageExpiry(firm: FirmProfile, facts: readonly Fact[], now: Date): Date {
  const { timeZone } = firm.hours
  const nextYear = Number(localMoment(now, timeZone).date.slice(0, 4)) + 1
  const newYear = instantAt(`${nextYear}-01-01` as const, '00:00', timeZone)
  const fact = nextExpiry(facts, now)
  return fact !== null && fact < newYear ? fact : newYear
}

/** `now` is the instant for which the posts were read, so that none changes between the two. */
export async function blogExpiry(
  { db, facts }: Pick<Services, 'db' | 'facts'>,
  firm: FirmProfile,
  now: Date,
): Promise<Date> {
  const page = pageExpiry(firm, facts.current(), now)
  const post = await findNextPostExpiry(db, now)
  return post !== null && post < page ? post : page
}
