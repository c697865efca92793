import type { RecordData } from '#app/features/content/record-types.ts'
import type { ContentRecord, PublicSlug, SiteContent } from '#app/features/content/site-content.ts'
import {
  PAGE_TABLE,
  PAGE_TYPES,
  type PageArt,
  type PagePart,
  type PageTexts,
  type PageType,
  type PageWords,
} from '#app/features/pages/page-table.ts'
import { BELOW_PAGES, slugIn, type SlugType } from '#app/features/pages/page-slugs.ts'
import { onceFor } from '#app/platform/once-for.ts'

/** A page of a record. Its path is the one that the routes know, with the record's id: the English address unless that has been changed. */
export type RecordPage = {
  [Type in PageType]: { type: Type; record: ContentRecord<Type>; path: string }
}[PageType]

/** The list of articles has no record. */
export type SitePage = RecordPage | typeof BLOG

const BLOG = { type: 'blog', record: null, path: '/blog' } as const
const HOME = 'home'

export function pathOf(type: PageType, id: string): string {
  return type === 'page' && id === HOME ? '/' : `${PAGE_TABLE[type].folder}/${id}`
}

/** Null where the site has no such page. @param path without the query */
export function pageAt(site: SiteContent, path: string): SitePage | null {
  if (path === BLOG.path) return BLOG
  const id = path === '/' ? HOME : path.slice(path.lastIndexOf('/') + 1)
  const type = PAGE_TYPES.find((each) => pathOf(each, id) === path)
  return type === undefined ? null : pageOfRecord(site, type, id)
}

/** Null where the record has no page, and without the record. */
export function pageOfRecord(site: SiteContent, type: PageType, id: string): RecordPage | null {
  const record: ContentRecord<PageType> | null = site.find(type, id)
  if (record === null || !hasPage(type, record.data, site)) return null
  return { type, record, path: pathOf(type, id) }
}

// The table has for each type what takes its records; the compiler does not follow a union of types to them.
function hasPage(type: PageType, data: RecordData<PageType>, site: SiteContent): boolean {
  return PAGE_TABLE[type].hasPage?.(data as never, site) ?? true
}

/** Every page that the site's content has, the start page first; posts and categories are not among them. */
export const sitePages = onceFor(listPages)

function listPages(site: SiteContent): readonly SitePage[] {
  const ofRecords = PAGE_TYPES.flatMap((type) =>
    site.list(type).flatMap(({ id }) => pageOfRecord(site, type, id) ?? []),
  )
  const inMenu = menuOf(site, 'main').flatMap(({ path }) => pageAt(site, path) ?? [])
  const pages = new Map([...inMenu, ...ofRecords, BLOG].map((page) => [page.path, page]))
  const home = pages.get('/')
  return home ? [...new Set([home, ...pages.values()])] : [...pages.values()]
}

/** With the names that the menus give them. */
export function namedPages(site: SiteContent, texts: PageTexts): { name: string; path: string }[] {
  const names = new Map(
    ['legal', 'main'].flatMap((menu) => menuOf(site, menu).map(({ path, name }) => [path, name])),
  )
  return sitePages(site).map((page) => ({
    name: names.get(page.path) ?? wordsOf(page, site, texts).name,
    path: page.path,
  }))
}

export function wordsOf(page: SitePage, site: SiteContent, texts: PageTexts): PageWords {
  if (page.type === 'blog') return { name: texts.blog.list.title, ...texts.blog.list }
  return PAGE_TABLE[page.type].words(page.record.data as never, site, texts)
}

export function artOf(page: SitePage): PageArt {
  if (page.type === 'blog') return { kind: 'cover', name: 'study' }
  return PAGE_TABLE[page.type].art(page.record as never)
}

/** What the page itself says. */
export function textsOf(page: SitePage, site: SiteContent): PagePart[] {
  return page.type === 'blog' ? [] : PAGE_TABLE[page.type].texts(page.record as never, site)
}

/** Its texts, and what it prints of other records. */
export function partsOf(page: SitePage, site: SiteContent): PagePart[] {
  if (page.type === 'blog') return []
  return [...textsOf(page, site), ...PAGE_TABLE[page.type].prints(page.record as never, site)]
}

export function isAboutLaw(page: SitePage): boolean {
  return page.type !== 'blog' && PAGE_TABLE[page.type].isAboutLaw(page.record.data as never)
}

/** False for the address of a page that the site lacks in English too, such as a service that the firm does not offer. */
export function leadsToPage(site: SiteContent, address: string): boolean {
  const [path = ''] = /^(?:\/[\w-]+){1,2}/.exec(address) ?? []
  const english = site.english ?? site
  if ([english, site].some((each) => pageAt(each, path) !== null)) return true
  const isOfTable = PAGE_TYPES.some((type) => {
    const { folder } = PAGE_TABLE[type]
    return folder !== '' && path.startsWith(`${folder}/`)
  })
  if (isOfTable) return BELOW_PAGES.some((type) => isSlugOf(english, type, path))
  const isRemoved = english.publicSlugs.some((each) => each.isRemoved && isPathOf(each, path))
  return !isRemoved || isSlugOf(english, 'page', path)
}

/** Null for a link to a page that the site lacks. */
export function shownLink<Link extends { href: string }>(
  site: SiteContent,
  link: Link | null | undefined,
): Link | null {
  return link && leadsToPage(site, link.href) ? link : null
}

/** Of what a page says; without a link to a page that the site lacks. */
export function shownSource(site: SiteContent, url: string, text: string) {
  return { url: leadsToPage(site, url) ? url : null, text }
}

function isSlugOf(english: SiteContent, type: SlugType, path: string): boolean {
  const slugs = english.list(type).map(({ id, data }) => slugIn({ type, id, locale: 'en' }, data))
  return slugs.some((slug) => pathOf(type, slug) === path)
}

function isPathOf({ type, id, slug }: PublicSlug, path: string): boolean {
  return pathOf(type, id) === path || pathOf(type, slug) === path
}

/** @throws Error for an unknown id */
export function menuOf(site: SiteContent, id: string): RecordData<'menu'>['items'] {
  const menu = site.find('menu', id)
  if (!menu) throw new Error(`The site has no menu ${id}.`)
  return menu.data.items.filter(({ path }) => leadsToPage(site, path))
}
