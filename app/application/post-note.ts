import type { Post } from '#app/features/posts/post.ts'
import { type ReviewTexts, reviewLine } from '#app/features/site/pages/page-review.ts'

export function postNote(
  { sample, review }: Pick<Post, 'sample' | 'review'>,
  texts: ReviewTexts & { sampleNote: string },
): string {
  if (sample) return texts.sampleNote
  return reviewLine(review && { reviewer: review.by, reviewedOn: review.on }, texts)
}
