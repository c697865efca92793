import { pathOfCountry } from '#app/features/content/notices.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { fillTexts } from '#app/features/site/fill-texts.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type CountryContent = NonNullable<ReturnType<typeof countryContent>>

/** Null for a country without a text. `text` is Markdown, with the keys of its figures. */
export function countryContent(site: SiteContent, id: string, texts: InterfaceTexts['countries']) {
  const country = site.find('country', id)
  if (country === null || country.data.text === null) return null
  const { country: title, text } = country.data
  const { subtitle, description } = fillTexts(texts, { country: title, firm: site.firm.name })
  return { title, subtitle, description, text, review: country.review, texts }
}

export function countryPages(site: SiteContent): { name: string; path: string }[] {
  return site.list('country').flatMap((country) => {
    const path = pathOfCountry(country)
    return path === null ? [] : [{ name: country.data.country, path }]
  })
}
