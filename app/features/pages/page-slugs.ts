import { PAGE_IDS } from '#app/features/content/page-ids.ts'
import { FIXED_ADDRESSES } from '#app/features/pages/local-path.ts'
import type { PageType } from '#app/features/pages/page-table.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'

/**
 * With which no page of a firm begins: the first parts of all routes and files, and words kept for later.
 * @internal exported for tests
 */
export const RESERVED_WORDS: readonly string[] = [
  'about',
  'accent',
  'answers',
  'assets',
  'blog',
  'book',
  'changes',
  'contact',
  'countries',
  'dashboard',
  'dev',
  'email-change',
  'faq',
  'fees',
  'flags',
  'fonts',
  'glossary',
  'healthz',
  'icons',
  'images',
  'invitation',
  'languages',
  'login',
  'logout',
  'metrics',
  'og',
  'password-reset',
  'preview',
  'readyz',
  'search',
  'services',
  'session',
  'setup',
  'sitemaps',
  'urgent',
  'visa-bulletin',
  'visits',
]

/** The types whose records have a slug. */
export const SLUG_TYPES = ['page', 'service', 'answer'] as const satisfies PageType[]

/** Those whose pages stand below another one. */
export const BELOW_PAGES = ['service', 'answer'] as const satisfies SlugType[]

export type SlugType = (typeof SLUG_TYPES)[number]

type PageKey = { type: PageType; id: string; locale: Locale }

/** The specification names the English addresses of the pages that ship. */
export function hasFixedAddress({ type, id, locale }: PageKey): boolean {
  return locale === 'en' && isShippedPage(type, id)
}

// Not the pages themselves, whose texts a browser would load with this.
const SHIPPED: readonly string[] = PAGE_IDS

function isShippedPage(type: PageType, id: string): boolean {
  return type === 'page' && SHIPPED.includes(id)
}

/** Whether the site itself has this address; a page that ships may have its own id in any language. */
export function isReservedSlug({ type, id, locale }: PageKey, slug: string): boolean {
  if (type !== 'page' || (slug === id && isShippedPage(type, id))) return false
  const words = Object.values(FIXED_ADDRESSES[locale].paths)
  return RESERVED_WORDS.includes(slug) || isLocale(slug) || words.includes(`/${locale}/${slug}`)
}

/** @param slug as it is stored; a record without one has its id in its address */
export function slugOf(key: PageKey, slug: unknown): string {
  return typeof slug === 'string' && slug !== '' && !hasFixedAddress(key) ? slug : key.id
}

/** @param data of the record */
export function slugIn(key: PageKey, data: object): string {
  return slugOf(key, 'slug' in data ? data.slug : null)
}
