import { findNextPostExpiry } from '#app/features/posts/publication/next-expiry.server.ts'
import { nextExpiry } from '#app/features/facts/fact.ts'
import { instantAt, localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'

/** No cached response may outlive a change by time: of a legal figure, or of the copyright line's year. */
export function pageExpiry(
  { facts, ...services }: Pick<Services, 'facts' | 'timeZone'>,
  now: Date,
): Date {
  const timeZone = services.timeZone()
  const nextYear = Number(localMoment(now, timeZone).date.slice(0, 4)) + 1
  const newYear = instantAt(`${nextYear}-01-01` as const, '00:00', timeZone)
  const fact = nextExpiry(facts.current(), now)
  return fact !== null && fact < newYear ? fact : newYear
}

/** `now` is the instant for which the posts were read, so that none changes between the two. */
export async function blogExpiry(
  services: Pick<Services, 'db' | 'facts' | 'timeZone'>,
  now: Date,
): Promise<Date> {
  const page = pageExpiry(services, now)
  const post = await findNextPostExpiry(services.db, now)
  return post !== null && post < page ? post : page
}
