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
import { isReservedSlug, slugIn } from '#app/features/pages/page-slugs.ts'
import { pageAt, pathOf, sitePages } from '#app/features/pages/site-pages.ts'
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
      const key = { type, id, locale }
      const slug = slugIn(key, data)
      // Every link to what the site has there would lead to the page.
      if (isReservedSlug({ type, id, locale: 'en' }, id)) continue
      // What the site itself or another page has stays theirs, also the id with which links name that page.
      const isOther = slug !== id && (isReservedSlug(key, slug) || site.find(type, slug) !== null)
      const isTaken = isOther || taken.has(`${folder}/${slug}`)
      const address = `${folder}/${isTaken ? id : slug}`
      taken.add(address)
      if (path !== '/' && address !== path) paths[path] = address
    }
  // A page that the language lacks is read in English.
  for (const { path } of site.english ? sitePages(site.english) : [])
    if (site.english && pageAt(site, path) === null) paths[path] = addressIn(site.english, path)
  const byAddress = Object.entries(paths).map(([path, address]) => [address, path] as const)
  // What was copied from the address of the English page names the same page.
  const english = site.english ? Object.entries(addressesOf(site.english).paths) : []
  for (const [path, address] of english) paths[address] ??= paths[path] ?? address
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
  if (found !== null) {
    const canonical = localPath(found, addresses)
    // A page that the language lacks is not found there.
    return {
      locale,
      path: found,
      canonical: localeOfPath(canonical) === locale ? canonical : asked,
    }
  }
  return locale === 'en' ? null : { locale, path: asked, canonical: asked }
}
