// Its name makes the request one of a person for the page cache, as that of the flash cookie does.
const COOKIE = 'flash-reference'
const ATTRIBUTES = 'Path=/contact; HttpOnly; SameSite=Lax'

/** Hands the reference of a kept message to the next page, once. It stands in no address and so in no log. */
export function referenceCookie(reference: string): string {
  return `${COOKIE}=${reference}; ${ATTRIBUTES}; Max-Age=60`
}

/** Takes the cookie back. */
export const spentReferenceCookie = `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`

/** The reference that a page should show, or null. */
export function findReference(headers: Headers): string | null {
  const cookies = headers.get('Cookie') ?? ''
  return /(?:^|;\s*)flash-reference=([A-Z0-9]{2}-[A-Z0-9]{3})(?:;|$)/.exec(cookies)?.[1] ?? null
}
