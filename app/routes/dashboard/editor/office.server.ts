import { reviewersOf } from '#app/features/content/reviewers/reviewers.ts'
import type { Post } from '#app/features/posts/post.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import type { Services } from '#app/server/services.server.ts'

/** What the form of a post is read by. @param before as it is stored */
export function officeFor(
  { timeZone, now, site }: Pick<Services, 'timeZone' | 'now' | 'site'>,
  before: Post | null,
): Office {
  return {
    timeZone: timeZone(),
    now: now(),
    reviewers: reviewersOf(site('en')),
    storedReviewer: before?.review?.by ?? null,
  }
}
