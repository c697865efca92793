const COOKIE = 'flash_email'

/**
 * A cookie that fills the e-mail of the Login page in, once and soon. Its name marks the page as one person's, so that it is
 * never kept for others; in an address it would stand in the history of a shared computer.
 */
export function flashEmailCookie(email: string): string {
  return `${COOKIE}=${encodeURIComponent(email)}; Path=/login; HttpOnly; SameSite=Lax; Max-Age=60`
}

/** The e-mail that the Login page should begin with; empty for none. */
export function findFlashEmail(request: Request): string {
  const value = /(?:^|;\s*)flash_email=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
  try {
    return decodeURIComponent(value)
  } catch (error) {
    // Someone made it up.
    if (error instanceof URIError) return ''
    throw error
  }
}
