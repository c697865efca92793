const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a request that changes something was made by a page of this site. A browser says where it comes from; a program
 * that says nothing carries nobody's cookies and may ask.
 * @param publicOrigin the site's origin, or null: any loopback host and port is
 */
export function isFromOwnOrigin(headers: Headers, publicOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return site === null || site === 'same-origin' || site === 'none'
  return publicOrigin === null ? isLoopback(origin) : origin === publicOrigin
}

function isLoopback(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname)
}
