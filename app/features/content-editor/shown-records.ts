import { noticesOn } from '#app/features/content/notices.ts'
import type { RecordData, RecordType } from '#app/features/content/record-types.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import type { Json } from '#app/features/content-editor/form/form-field.ts'
import { recordNames, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

/** Where staff change a part of a page. */
export type EditLink = { type: string; title: string; href: string }

/** The records whose words a reader of this page sees, the page's own first. @param path without the query */
export function shownRecords(site: SiteContent, path: string, today: LocalDate): EditLink[] {
  const [, folder = '', id = ''] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const page = path === '/' ? 'home' : path.slice(1)
  const links = <Type extends RecordType>(
    type: Type,
    isShown: (data: RecordData<Type>, id: string) => boolean,
  ) =>
    site
      .list(type)
      .filter((record) => isShown(record.data, record.id))
      .map((record) => linkTo(type, record, site.locale))
  const isAt = (...pages: string[]) => pages.includes(page)
  return [
    ...noticesOn(site, path, today).map((notice) => linkTo('notice', notice, site.locale)),
    ...links('page', (_, own) => own === page),
    ...links('service', (_, own) => (folder === 'services' && own === id) || isAt('services')),
    ...links('country', (_, own) => (folder === 'countries' && own === id) || isAt('contact')),
    ...links(
      'person',
      ({ services }, own) =>
        isAt('home', 'about') ||
        (folder === 'about' && own === id) ||
        (folder === 'services' && services.includes(id)),
    ),
    ...links('question', (question) => question.page === page),
    ...links('fee', () => isAt('fees')),
    ...links('term', () => isAt('glossary')),
    ...links('office', () => isAt('about', 'contact')),
    ...links('firm', () => true),
    ...links('menu', () => true),
  ]
}

function linkTo<Type extends RecordType>(
  type: Type,
  { id, data }: ContentRecord<Type>,
  locale: Locale,
): EditLink {
  const key = { type, id, locale }
  return { type: recordNames[type].one, title: titleOf(key, data as Json), href: pathOfRecord(key) }
}
