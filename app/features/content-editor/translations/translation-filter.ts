import type { TranslationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { LOCALE_NAMES, type Locale } from '#app/platform/texts/locales.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'

export type TranslationFilter = {
  /** Empty: every language, or every kind of record. */
  language: string
  type: string
  show: keyof typeof translationTexts.filter.shows
}

export function readFilter(query: URLSearchParams): TranslationFilter {
  const show = query.get('show') ?? ''
  const isShow = Object.hasOwn(translationTexts.filter.shows, show)
  return {
    language: query.get('language') ?? '',
    type: query.get('type') ?? '',
    show: isShow ? (show as TranslationFilter['show']) : 'all',
  }
}

/** So many are read on one page. */
export const READ_AT_ONCE = 50

export function isEvery({ language, type, show }: TranslationFilter): boolean {
  return language === '' && type === '' && show === 'all'
}

/** The languages to choose from. */
export function languagesOf(offered: readonly Locale[]): [Locale, string][] {
  return offered
    .filter((locale) => locale !== 'en')
    .map((locale) => [locale, LOCALE_NAMES[locale].name])
}

export function isMeant(row: TranslationRow, { language, type, show }: TranslationFilter): boolean {
  if (language !== '' && row.locale !== language) return false
  if (type !== '' && row.type !== type) return false
  switch (show) {
    case 'review':
      return row.isToReview
    case 'outdated':
      return row.isOutdated
    case 'missing':
      return row.state === 'missing'
    case 'all':
      return true
  }
}
