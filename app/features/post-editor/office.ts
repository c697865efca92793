import type { Post } from '#app/features/posts/post.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'

export type OfficeServices = {
  timeZone: () => string
  now: () => Date
  publishing: { reviewers: () => readonly string[] }
}

/** What the form of a post is read by. @param before as it is stored */
export function officeFor(
  { timeZone, now, publishing }: OfficeServices,
  before: Post | null,
): Office {
  return {
    timeZone: timeZone(),
    now: now(),
    reviewers: publishing.reviewers(),
    storedReviewer: before?.review?.by ?? null,
  }
}
