import { localPath } from '#app/features/site/locales/localized-paths.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

// Its name keeps the page cache away, as the flash cookie's does.
const COOKIE = 'flash-reference'
const ATTRIBUTES = 'HttpOnly; SameSite=Lax'

/** In a cookie, so that it is in no address and no log. */
export function referenceCookie(reference: string, locale: Locale): string {
  return `${COOKIE}=${reference}; ${pathOf(locale)}; ${ATTRIBUTES}; Max-Age=60`
}

export function spentReferenceCookie(locale: Locale): string {
  return `${COOKIE}=; ${pathOf(locale)}; ${ATTRIBUTES}; Max-Age=0`
}

function pathOf(locale: Locale): string {
  return `Path=${localPath('/contact', locale)}`
}

export function findReference(headers: Headers): string | null {
  const cookies = headers.get('Cookie') ?? ''
  return /(?:^|;\s*)flash-reference=([A-Z0-9]{2}-[A-Z0-9]{3})(?:;|$)/.exec(cookies)?.[1] ?? null
}
