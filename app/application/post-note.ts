import type { Post } from '#app/features/posts/post.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'

export function postNote(
  { sample, review }: Pick<Post, 'sample' | 'review'>,
  texts: InterfaceTexts['review'] & { sampleNote: string },
): string {
  if (sample) return texts.sampleNote
  return reviewLine(review, texts)
}
