import type { SiteContent } from '#app/features/content/site-content.ts'
import { PAGE_TABLE, PAGE_TYPES, type PageType } from '#app/features/pages/page-table.ts'
import {
  type Addresses,
  FIXED_ADDRESSES,
  localeOfPath,
  localPath,
  longestStart,
  withoutEnd,
} from '#app/features/pages/local-path.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { onceFor } from '#app/platform/once-for.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

type Known = { addresses: Addresses; internal: ReadonlyMap<string, string> }

const knownOf = onceFor(readAddresses)

export function addressesOf(site: SiteContent): Addresses {
  return knownOf(site).addresses
}

/** In the language of the site. @param path as for `localPath` */
export function addressIn(site: SiteContent, path: string): string {
  return localPath(path, addressesOf(site))
}

function readAddresses(site: SiteContent): Known {
  const { locale } = site
  const paths: Record<string, string> = { ...FIXED_ADDRESSES[locale].paths }
  for (const type of PAGE_TYPES)
    for (const { id, data } of site.list(type)) {
      const path = pathOf(type, id)
      const slug = 'slug' in data ? data.slug : undefined
      const address = `${parentAddress(type, paths, locale)}/${slug ?? id}`
      if (path !== '/' && address !== path) paths[path] = address
    }
  const internal = new Map(Object.entries(paths).map(([path, address]) => [address, path]))
  return { addresses: { locale, paths }, internal }
}

// Pages come first in the table, so that the page at the folder has its address by now.
function parentAddress(type: PageType, paths: Record<string, string>, locale: Locale): string {
  const { folder } = PAGE_TABLE[type]
  return paths[folder] ?? (locale === 'en' ? folder : `/${locale}${folder}`)
}

export type PageAddress = {
  locale: Locale
  /** The only one that the routes know. */
  path: string
  /** As it should have been asked for. */
  canonical: string
}

/** Null for an address in English that is its own path. @param asked without the query */
export function pageAddress(
  asked: string,
  site: (locale: Locale) => SiteContent,
): PageAddress | null {
  const locale = localeOfPath(asked)
  const { addresses, internal } = knownOf(site(locale))
  const address = withoutEnd(asked)
  if (locale !== 'en' && address === `/${locale}`)
    return { locale, path: '/', canonical: `/${locale}` }
  const start = longestStart(address, (each) => internal.has(each))
  const path = start === null ? null : `${internal.get(start)}${address.slice(start.length)}`
  // Whoever puts a language before an English address is led to the right one.
  const english = locale === 'en' ? address : address.slice(locale.length + 1)
  const found = path ?? (localPath(english, addresses) === english ? null : english)
  if (found !== null) return { locale, path: found, canonical: localPath(found, addresses) }
  return locale === 'en' ? null : { locale, path: asked, canonical: asked }
}
