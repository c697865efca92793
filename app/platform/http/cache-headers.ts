/** Headers of a page that everybody sees alike and that the page cache may keep, until the next instant at which it changes. */
export function publicPage(until: Date | null): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...(until && { Expires: until.toUTCString() }),
  }
}

/** Headers of an answer for one person, or of one that must not be shown again by the Back button. */
export const PRIVATE_PAGE = { 'Cache-Control': 'private, no-store' }
