import type { SiteContent } from '#app/features/content/site-content.ts'
import { pageAddress } from '#app/features/site/locales/localized-paths.ts'

/** Whether a reader comes from a page for people at risk. @param from the id of a service, or the path of its page in any language */
export function isFromQuickExit(site: Pick<SiteContent, 'find'>, from: string): boolean {
  const path = pageAddress(from)?.path ?? from
  const id = path.slice(path.lastIndexOf('/') + 1)
  return site.find('service', id)?.data.quickExit === true
}
