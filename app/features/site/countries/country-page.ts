import type { SiteContent } from '#app/features/content/site-content.ts'
import { pageOfRecord, wordsOf } from '#app/features/pages/site-pages.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'

export type CountryContent = NonNullable<ReturnType<typeof countryContent>>

/** Null for a country without a page. `text` is Markdown, with the keys of its figures. */
export function countryContent(site: SiteContent, id: string, texts: InterfaceTexts) {
  const page = pageOfRecord(site, 'country', id)
  if (page?.type !== 'country') return null
  const { data, review } = page.record
  const text = data.text ?? ''
  return { ...wordsOf(page, site, texts), text, review, texts: texts.countries }
}
