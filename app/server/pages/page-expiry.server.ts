import { findNextPostExpiry } from '#app/features/posts/publication/next-expiry.server.ts'
import { nextNoticeChange } from '#app/features/content/notices.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { nextExpiry } from '#app/features/facts/fact.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { addDays, instantAt, localMoment } from '#app/platform/local-time.ts'
import type { Services } from '#app/server/services.server.ts'
import { earliest } from '#app/platform/time.ts'

/** No cached response may outlive a change by time: of a legal figure, of a notice, of a planned draft, or of the day that a page has on paper. */
export function pageExpiry(
  { site, ...services }: Pick<Services, 'site' | 'timeZone'>,
  now: Date,
): Date {
  const timeZone = services.timeZone()
  const tomorrow = instantAt(addDays(localMoment(now, timeZone).date, 1), '00:00', timeZone)
  const notices = LOCALES.map((locale) => nextNoticeChange(site(locale), now, timeZone))
  const changes = [nextExpiry(factsOf(site('en')), now), site('en').until, ...notices]
  return earliest([...changes, tomorrow]) ?? tomorrow
}

/** `now` is the instant for which the posts were read, so that none changes between the two. */
export async function blogExpiry(
  services: Pick<Services, 'db' | 'site' | 'timeZone'>,
  now: Date,
): Promise<Date> {
  const page = pageExpiry(services, now)
  const post = await findNextPostExpiry(services.db, now)
  return earliest([post, page]) ?? page
}
