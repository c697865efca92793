import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { TRANSLATED_FIELDS } from '#app/features/posts/post-fields.ts'
import { type Locale, LOCALE_NAMES, LOCALES } from '#app/platform/texts/locales.ts'

/** @param translated the text that was translated; null when nobody knows it any more */
export function isOutOfDate(translated: StoredFields | null, present: StoredFields): boolean {
  if (translated === null) return true
  // A field that was unknown when the text was stored was empty.
  return TRANSLATED_FIELDS.some((name) => (translated[name] ?? '') !== present[name])
}

/** Such as "Spanish" in English, "español" in Spanish. */
export function languageName(locale: Locale, inLocale: Locale): string {
  const names = new Intl.DisplayNames([LOCALE_NAMES[inLocale].tag], { type: 'language' })
  return names.of(locale) ?? LOCALE_NAMES[locale].name
}

/** `path` is English. */
type Addressed = { locale: Locale; path: string; isSource: boolean }

/** A page of the blog in each language, for search engines; empty where there is one. */
export function alternatesOf(versions: readonly Addressed[]) {
  if (versions.length < 2) return []
  const pages = LOCALES.flatMap((locale) => versions.filter((each) => each.locale === locale))
  const first = pages.find(({ locale }) => locale === 'en') ?? pages.find((each) => each.isSource)
  const all = pages.map((page) => ({ lang: LOCALE_NAMES[page.locale].lang, page }))
  const withDefault = first ? [...all, { lang: 'x-default', page: first }] : all
  return withDefault.map(({ lang, page: { path, locale } }) => ({ lang, locale, path }))
}
