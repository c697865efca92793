import type { Post } from '#app/features/posts/post.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'

type NoteTexts = Pick<InterfaceTexts['blog']['post'], 'sampleNote' | 'reviewed' | 'notReviewed'>

export function postNote(
  { sample, review }: Pick<Post, 'sample' | 'review'>,
  texts: NoteTexts,
  locale: Locale,
): string {
  if (sample) return texts.sampleNote
  return reviewLine(review, texts.reviewed, locale) ?? texts.notReviewed
}
