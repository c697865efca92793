import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { pageAddress } from '#app/features/site/locales/localized-paths.ts'

/** Whether a reader comes from a page for people at risk. @param from the id of a page or a service, or the path of its page in any language */
export function isFromQuickExit(site: Pick<SiteContent, 'find'>, from: string): boolean {
  const path = pageAddress(from)?.path ?? from
  const id = path.slice(path.lastIndexOf('/') + 1)
  if (site.find('service', id)?.data.quickExit === true) return true
  const page = site.find('page', id)
  return page !== null && hasQuickExit(page)
}

export function hasQuickExit({ data }: ContentRecord<'page'>): boolean {
  return data.layout === 'plain' && data.quickExit === true
}
