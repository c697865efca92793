import net from 'node:net'

/** A request that is not let in: the status that says why, and headers that the status asks for. */
export type Refusal = { status: number; headers?: Record<string, string> }

const READING = new Set(['GET', 'HEAD'])
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const ALLOW = [...READING, ...CHANGING].join(', ')

const BODY_TYPES = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
])

/** Whether a method only reads. */
export function isReading(method: string): boolean {
  return READING.has(method)
}

/** Refuses methods that nothing here answers; TRACE and OPTIONS among them, because no other site is ever allowed in. */
export function checkMethod(method: string): Refusal | null {
  if (READING.has(method) || CHANGING.has(method)) return null
  return { status: 405, headers: { Allow: ALLOW } }
}

/**
 * Refuses an address that two readers might read differently: a percent sequence that is not UTF-8, control characters,
 * an encoded slash or backslash, or a path that begins like the name of another host.
 */
export function checkUrl({ pathname, search }: URL): Refusal | null {
  const path = decode(pathname)
  // A lone percent sign in a query is what somebody typed; in a path it is damage.
  const query = decode(search.replace(/%(?![0-9a-f]{2})/gi, '%25'))
  const isReadable =
    path !== null &&
    query !== null &&
    !CONTROL.test(path) &&
    !query.includes('\0') &&
    !/%(2f|5c)/i.test(pathname) &&
    !pathname.startsWith('//')
  return isReadable ? null : { status: 400 }
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/**
 * Without a public origin the site is for this machine only: another name in the Host header is a page elsewhere that has
 * pointed its own name at us (DNS rebinding).
 */
export function checkHost(hostname: string, publicOrigin: string | null): Refusal | null {
  return publicOrigin !== null || isLoopback(hostname) ? null : { status: 421 }
}

/** Whether a host name (of a URL, so an IPv6 address in brackets) leads to this machine. */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true
  return net.isIPv4(hostname) && hostname.startsWith('127.')
}

/**
 * Refuses a change that was not sent by a page of this site (OWASP cross-site request forgery cheat sheet: verify the
 * origin with standard headers). Browsers send Origin with every such request; the other two are for those that do not.
 */
export function checkOrigin(request: Request, siteOrigin: string): Refusal | null {
  if (READING.has(request.method)) return null
  return isFromOwnPage(request.headers, siteOrigin) ? null : { status: 403 }
}

function isFromOwnPage(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('Origin')
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite !== null && fetchSite !== 'same-origin') return false
  if (origin !== null) return origin === siteOrigin
  return fetchSite !== null || originOf(headers.get('Referer')) === siteOrigin
}

function originOf(address: string | null): string | null {
  return (address === null ? null : URL.parse(address)?.origin) ?? null
}

/** Refuses a body of a kind that nothing here reads, such as the text/plain that any page may send anywhere. */
export function checkBodyType(request: Request): Refusal | null {
  const type = request.headers.get('Content-Type')
  if (type === null) return request.body === null ? null : { status: 415 }
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return BODY_TYPES.has(essence) ? null : { status: 415 }
}
