export function publicPage(until: Date | null): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(until && { Expires: until.toUTCString() }),
  }
}

/** For one user, or not to be shown again by the Back button. */
export const PRIVATE_PAGE = { 'Cache-Control': 'private, no-store' }

// For a secret address; `no-referrer` would hide a form's origin from the CSRF check.
export const SECRET_PAGE = { ...PRIVATE_PAGE, 'Referrer-Policy': 'strict-origin' }

/** Of what readers do not see. */
export const PREVIEW_PAGE = { ...SECRET_PAGE, 'X-Robots-Tag': 'noindex' }

const PERSONAL = /(?:^|;)\s*[^=;]*(?:session|flash)[^=;]*=/i

/** A session or flash cookie makes a request bypass the page cache. */
export function hasPersonalCookie(cookie: string): boolean {
  return cookie !== '' && PERSONAL.test(cookie)
}
