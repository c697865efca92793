import { at, type Json } from '#app/features/entries/form/form-field.ts'
import { hasCountryPage } from '#app/features/content/records/country.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { PageType } from '#app/features/pages/page-table.ts'
import { COUNTRIES_PAGE } from '#app/features/pages/page-notices.ts'
import { pageOfRecord, pathOf } from '#app/features/pages/site-pages.ts'

type ShownRecord = { type: RecordType; id: string; value: Json }

type PrintedType = Exclude<RecordType, PageType | 'question' | 'notice'>

/** The page that prints the records of a type which have none of their own. */
const PRINTED_ON: Readonly<Record<PrintedType, string>> = {
  office: 'about',
  fee: 'fees',
  term: 'glossary',
  change: 'changes',
  firm: 'home',
  menu: 'home',
  fact: 'what-applies-now',
  bulletin: 'visa-bulletin',
}

/** The page on which readers find a record, for its preview and for links to its form. */
export function publicPathOf({ type, id, value }: ShownRecord, site: SiteContent): string {
  if (type === 'question') return pathOf('page', textAt(value, 'page') ?? 'home')
  if (type === 'notice') return noticePath(at(value, 'place'), site)
  if (type === 'country' && !hasCountryPage(value as object)) return COUNTRIES_PAGE
  return type in PRINTED_ON
    ? pathOf('page', PRINTED_ON[type as PrintedType])
    : pathOf(type as PageType, id)
}

function noticePath(place: Json | undefined, site: SiteContent): string {
  const [kind, id] = [textAt(place, 'kind'), textAt(place, 'id')]
  if (id === null) return '/'
  if (kind === 'country') return pageOfRecord(site, kind, id)?.path ?? COUNTRIES_PAGE
  return kind === 'service' ? pathOf(kind, id) : '/'
}

function textAt(value: Json | undefined, field: string): string | null {
  const text = at(value, field)
  return typeof text === 'string' && text !== '' ? text : null
}
