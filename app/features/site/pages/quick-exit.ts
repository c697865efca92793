import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { pageAt, pageOfRecord } from '#app/features/pages/site-pages.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Whether a reader comes from a page for people at risk. @param from the id of a page or a service, or the path of its page in any language */
export function isFromQuickExit(sites: (locale: Locale) => SiteContent, from: string): boolean {
  const site = sites('en')
  const page =
    pageAt(site, pageAddress(from, sites)?.path ?? from) ??
    pageOfRecord(site, 'service', from) ??
    pageOfRecord(site, 'page', from)
  if (page?.type === 'service') return page.record.data.quickExit
  return (page?.type === 'page' || page?.type === 'answer') && hasQuickExit(page.record)
}

export function hasQuickExit({ data }: Pick<ContentRecord<'page' | 'answer'>, 'data'>): boolean {
  if ('topic' in data) return data.topic === 'danger'
  return data.layout === 'plain' && data.quickExit === true
}
