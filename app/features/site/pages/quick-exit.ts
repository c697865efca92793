import { pageAddress } from '#app/features/pages/page-addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'

/** Whether a reader comes from a page for people at risk. @param from the id of a page or a service, or the path of its page in any language */
export function isFromQuickExit(sites: (locale: Locale) => SiteContent, from: string): boolean {
  const path = pageAddress(from, sites)?.path ?? from
  const site = sites('en')
  const id = path.slice(path.lastIndexOf('/') + 1)
  if (site.find('service', id)?.data.quickExit === true) return true
  const page = site.find('page', id)
  return page !== null && hasQuickExit(page)
}

export function hasQuickExit({ data }: ContentRecord<'page'>): boolean {
  return data.layout === 'plain' && data.quickExit === true
}
