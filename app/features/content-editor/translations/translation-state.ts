import type { TranslationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** Such as "Own text · Not reviewed · Out of date". */
export function translationState(row: Omit<TranslationRow, 'title' | 'type' | 'id'>): string {
  const { states: texts } = translationTexts
  const { state, review, isToReview, isOutdated, hasDraft } = row
  const parts = [
    texts[state],
    review && fillText(texts.reviewed, { by: review.by, on: review.on }),
    isToReview && texts.toReview,
    isOutdated && texts.outdated,
    hasDraft && texts.draft,
  ]
  return parts.filter(Boolean).join(' · ')
}
