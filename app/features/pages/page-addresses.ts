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

type Known = { addresses: Addresses; pathsByAddress: ReadonlyMap<string, string> }

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
  const taken = new Set(Object.values(paths))
  for (const type of PAGE_TYPES)
    for (const { id, data } of site.list(type)) {
      const [path, folder] = [pathOf(type, id), localFolder(type, paths, locale)]
      // In English a route may begin with the word.
      const isFixed = folder === '' || !('slug' in data)
      const wished = `${folder}/${isFixed ? id : (data.slug ?? id)}`
      // What another page has stays its own.
      const address = taken.has(wished) ? `${folder}/${id}` : wished
      taken.add(address)
      if (path !== '/' && address !== path) paths[path] = address
    }
  const byAddress = Object.entries(paths).map(([path, address]) => [address, path] as const)
  return { addresses: { locale, paths }, pathsByAddress: new Map(byAddress) }
}

// Pages are the first of the types, so that the page at the folder has its address by now.
function localFolder(type: PageType, paths: Record<string, string>, locale: Locale): string {
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
  const { addresses, pathsByAddress } = knownOf(site(locale))
  const address = withoutEnd(asked)
  if (locale !== 'en' && address === `/${locale}`)
    return { locale, path: '/', canonical: `/${locale}` }
  const start = longestStart(address, (each) => pathsByAddress.has(each))
  const path = start === null ? null : `${pathsByAddress.get(start)}${address.slice(start.length)}`
  // Whoever puts a language before a path is led to its address.
  const asPath = locale === 'en' ? address : address.slice(locale.length + 1)
  const isPath = localPath(asPath, addresses) !== asPath
  const found = path ?? (isPath ? asPath : null)
  if (found !== null) return { locale, path: found, canonical: localPath(found, addresses) }
  return locale === 'en' ? null : { locale, path: asked, canonical: asked }
}
