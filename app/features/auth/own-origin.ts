const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

// CSRF: a browser names its origin; a program that names none carries no user's cookies. A null `publicOrigin` accepts
// any loopback host and port.
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
