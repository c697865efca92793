const COOKIE = 'flash_email'

/** A cookie, because an address would stay in a shared computer's history; its name makes the page private. */
export function flashEmailCookie(email: string): string {
  return `${COOKIE}=${encodeURIComponent(email)}; Path=/login; HttpOnly; SameSite=Lax; Max-Age=60`
}

export function findFlashEmail(request: Request): string {
  const value = /(?:^|;\s*)flash_email=([^;]*)/.exec(request.headers.get('Cookie') ?? '')?.[1] ?? ''
  try {
    return decodeURIComponent(value)
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
