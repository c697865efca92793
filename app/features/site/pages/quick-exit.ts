import type { SiteContent } from '#app/features/content/site-content.ts'
import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { pageAt, pageOfRecord, type SitePage } from '#app/features/pages/site-pages.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Whether a reader comes from a page for people at risk. @param from the id of a page or a service, or the path of its page in any language */
export function isFromQuickExit(sites: (locale: Locale) => SiteContent, from: string): boolean {
  const site = sites('en')
  const page =
    pageAt(site, pageAddress(from, sites)?.path ?? from) ??
    pageOfRecord(site, 'service', from) ??
    pageOfRecord(site, 'page', from)
  return page !== null && hasQuickExit(page)
}

/** Whether somebody may have to leave the page. */
export function hasQuickExit({ type, record }: SitePage): boolean {
  if (type === 'service') return record.data.quickExit
  if (type === 'answer') return record.data.topic === 'danger'
  return type === 'page' && record.data.layout === 'plain' && record.data.quickExit === true
}
