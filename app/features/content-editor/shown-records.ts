import { noticesOn } from '#app/features/pages/page-notices.ts'
import type { PagePart } from '#app/features/pages/page-table.ts'
import { pageAt, partsOf } from '#app/features/pages/site-pages.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { recordNames, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

/** Where staff change a part of a page. */
export type EditLink = { type: string; title: string; href: string }

/** The records whose words a reader of this page sees, the page's own first. @param path without the query */
export function shownRecords(site: SiteContent, path: string, today: LocalDate): EditLink[] {
  const page = pageAt(site, path)
  return [
    ...noticesOn(site, path, today).map((record) => ({ type: 'notice' as const, record })),
    ...(page ? partsOf(page, site) : []),
    ...site.list('firm').map((record) => ({ type: 'firm' as const, record })),
    ...site.list('menu').map((record) => ({ type: 'menu' as const, record })),
  ].map((part) => linkTo(part, site.locale))
}

function linkTo({ type, record: { id, data } }: PagePart, locale: Locale): EditLink {
  const key = { type, id, locale }
  return { type: recordNames[type].one, title: titleOf(key, data as Json), href: pathOfRecord(key) }
}
