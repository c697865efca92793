/** Headers of a page that everybody sees alike and that the page cache may keep, until the next instant at which it changes. */
export function publicPage(until: Date | null): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(until && { Expires: until.toUTCString() }),
  }
}

/** Headers of an answer for one person, or of one that must not be shown again by the Back button. */
export const PRIVATE_PAGE = { 'Cache-Control': 'private, no-store' }

/**
 * Headers of every answer at an address that is a secret: no other page learns the address, this site's own included. Not
 * `no-referrer`, which would also make the browser hide where a form comes from, and the front door refuses such a form.
 */
export const SECRET_PAGE = { ...PRIVATE_PAGE, 'Referrer-Policy': 'strict-origin' }
