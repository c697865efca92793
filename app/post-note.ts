import type { Post } from '#app/features/blog/post.ts'
import { type ReviewWords, reviewLine } from '#app/features/site/page-review.ts'

/** What an article is worth: that it came with the site, or who read it for the firm and when. */
export function postNote(
  { sample, review }: Pick<Post, 'sample' | 'review'>,
  words: ReviewWords & { sampleNote: string },
): string {
  if (sample) return words.sampleNote
  return reviewLine(review && { reviewer: review.by, reviewedOn: review.on }, words)
}
