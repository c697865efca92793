const PERSONAL = /(?:^|;)\s*[^=;]*(?:session|flash)[^=;]*=/i

/** Whether a Cookie header carries a session or a message for one person; such a request passes by the page cache. */
export function hasPersonalCookie(cookie: string): boolean {
  return cookie !== '' && PERSONAL.test(cookie)
}
