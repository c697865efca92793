// Its name keeps the page cache away, as the flash cookie's does.
const COOKIE = 'flash-reference'
const ATTRIBUTES = 'Path=/contact; HttpOnly; SameSite=Lax'

/** In a cookie, so that it is in no address and no log. */
export function referenceCookie(reference: string): string {
  return `${COOKIE}=${reference}; ${ATTRIBUTES}; Max-Age=60`
}

export const spentReferenceCookie = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

export function findReference(headers: Headers): string | null {
  const cookies = headers.get('Cookie') ?? ''
  return /(?:^|;\s*)flash-reference=([A-Z0-9]{2}-[A-Z0-9]{3})(?:;|$)/.exec(cookies)?.[1] ?? null
}
