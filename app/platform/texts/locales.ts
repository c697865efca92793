/** The first is the reference, whose addresses have no prefix; each has a folder of texts that ship with the site. */
export const LOCALES = ['en', 'es', 'pt', 'fr'] as const

export type Locale = (typeof LOCALES)[number]

type LocaleNames = {
  /** BCP 47, for `lang`, `hreflang` and `Intl`. */
  tag: string
  /** For `lang` and `hreflang`: readers of every country are meant. */
  lang: string
  /** https://ogp.me/#optional */
  openGraph: string
  /** In itself. */
  name: string
}

export const LOCALE_NAMES: Readonly<Record<Locale, LocaleNames>> = {
  en: { tag: 'en-US', lang: 'en', openGraph: 'en_US', name: 'English' },
  es: { tag: 'es-US', lang: 'es', openGraph: 'es_US', name: 'Español' },
  pt: { tag: 'pt-BR', lang: 'pt-BR', openGraph: 'pt_BR', name: 'Português' },
  fr: { tag: 'fr', lang: 'fr', openGraph: 'fr_FR', name: 'Français' },
}

/** For `Intl`. */
export function tagOf(locale: Locale): string {
  return LOCALE_NAMES[locale].tag
}

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text)
}
