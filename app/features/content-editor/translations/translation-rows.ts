import type { Review } from '#app/features/entries/publication/review.ts'
import { type ChangedField, changedFields } from '#app/features/entries/compare/compare-entries.ts'
import type {
  OpenedRecord,
  Translation,
} from '#app/features/content-editor/editing/opened-record.ts'
import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { completedRecord } from '#app/features/content-editor/translations/translation-form.ts'
import type { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { isNeutral, textsToTranslate } from '#app/features/content/translated-data.ts'
import { isReviewable } from '#app/features/content/translations-to-review.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'

/** How a record stands in one language. */
export type TranslationRow = {
  type: RecordType
  id: string
  locale: Locale
  /** BCP 47. */
  lang: string
  language: string
  /** As its form calls the record. */
  title: string
  state: keyof typeof translationTexts.states
  review: Review | null
  hasDraft: boolean
  /** Readers see it, and nobody of the firm has reviewed it. */
  isToReview: boolean
  /** What readers see was made from another English text than the present one. */
  isOutdated: boolean
}

/** Null for what readers find in no language, for what has no words, and for what is in English. */
export function translationRow(opened: OpenedRecord): TranslationRow | null {
  const { key, title, state, live, hasDraft, review, translation, form } = opened
  if (translation === null || isNowhere(translation) || form.fields.length === 0) return null
  const { lang, name } = LOCALE_NAMES[key.locale]
  const missing = isNeutral(key.type) ? ('english' as const) : ('missing' as const)
  const isShown = live !== null && translation.englishState === 'shown'
  return {
    ...key,
    lang,
    language: name,
    title,
    state: live === null && state !== 'removed' ? missing : state,
    review,
    hasDraft,
    isToReview: isShown && review === null && isReviewable(key.type),
    isOutdated: isShown && changesSince(opened, translation.liveSource).length > 0,
  }
}

/** Of the English text since a translation was made. @param source from which it was made */
export function changesSince(
  { key, form, translation }: OpenedRecord,
  source: Json,
): ChangedField[] {
  if (translation === null || source === null || source === translation.english) return []
  const texts = (text: Json) => textsToTranslate(key.type, Object(text) as object) as Json
  const english = texts(translation.english)
  // Where its sections stand now.
  const earlier = completedRecord({ ...key, form: translation.form, english }, texts(source))
  return changedFields(form, earlier, english)
}

// Removed in English, or a service that the firm does not offer.
function isNowhere({ english, englishState }: Translation): boolean {
  return englishState === 'removed' || at(english, 'notOffered') === true
}
