import type { LanguageLink, LanguageOffer } from '#app/ui/frame/frame.ts'

/** Each in its own language, by the first part of `lang`. */
const OFFERS: Readonly<Record<string, string>> = {
  en: 'This site is also in English',
  es: 'Este sitio también está en español',
  pt: 'Este site também está em português',
  fr: 'Ce site est aussi en français',
}

/** To readers whose browser prefers one of the languages to that of the page. */
export function languageOffers(languages: readonly LanguageLink[]): LanguageOffer[] {
  return languages.flatMap(({ lang, path, isCurrent }) => {
    const text = OFFERS[lang.slice(0, 2)]
    return isCurrent || text === undefined ? [] : [{ lang, path, text }]
  })
}
