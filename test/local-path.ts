import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { localPath as localPathOf } from '#app/features/pages/local-path.ts'
import { addressesOf, pageAddress as pageAddressOf } from '#app/features/pages/page-addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

const sites = siteContents(shippedInAll, [])

/** Of a site whose firm has published nothing of its own, like `pageAddress`. */
export function localPath(path: string, locale: Locale): string {
  return localPathOf(path, addressesOf(sites[locale]))
}

export function pageAddress(path: string) {
  return pageAddressOf(path, (locale) => sites[locale])
}
