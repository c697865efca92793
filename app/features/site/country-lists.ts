import type { Locale } from '#app/features/site/content.ts'
import { countries as english } from '#app/features/site/content/en/countries.ts'
import type { Country } from '#app/features/site/country.ts'

const lists: Record<Locale, readonly Country[]> = { en: english }

/** The countries of the carousel in a language. Apart from the other content, because the browser needs them too. */
export function countriesOf(locale: Locale): readonly Country[] {
  return lists[locale]
}
