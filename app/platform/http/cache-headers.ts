/** Headers of a page that is the same for every visitor, so that the page cache may keep it until the next instant at which it changes. */
export function publicPage(until: Date | null): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(until && { Expires: until.toUTCString() }),
  }
}

/** Headers of a response for one person, or of one that must not be shown again by the Back button. */
export const PRIVATE_PAGE = { 'Cache-Control': 'private, no-store' }

/**
 * Headers of every response at an address that is a secret: no other page learns the address, this site's own included. Not
 * `no-referrer`, which would also make the browser hide the origin of a form, and the CSRF check refuses such a form.
 */
export const SECRET_PAGE = { ...PRIVATE_PAGE, 'Referrer-Policy': 'strict-origin' }

const PERSONAL = /(?:^|;)\s*[^=;]*(?:session|flash)[^=;]*=/i

/** Whether a Cookie header carries a session or a flash message; such a request bypasses the page cache. */
export function hasPersonalCookie(cookie: string): boolean {
  return cookie !== '' && PERSONAL.test(cookie)
}
