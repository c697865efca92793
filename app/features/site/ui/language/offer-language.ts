/** Once, and only where the browser's reader prefers a language that the site has: nobody is led anywhere by it. */
export function offerLanguage(): void {
  const current = languageOf(document.documentElement.lang)
  for (const wanted of navigator.languages.map(languageOf)) {
    if (wanted === current) return
    const link = document.querySelector<HTMLAnchorElement>(`.foot a[hreflang^="${wanted}"]`)
    if (link) {
      void import('#app/features/site/ui/language/language-offer.ts').then(({ showOffer }) =>
        showOffer(link),
      )
      return
    }
  }
}

/** Letters only: a browser's setting becomes part of a selector. */
function languageOf(tag: string): string {
  return /^[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? ''
}
