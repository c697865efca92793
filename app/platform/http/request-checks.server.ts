import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import net from 'node:net'
import { decodedText } from '#app/platform/texts/decode-text.ts'

export type Refusal = { status: number; headers?: Record<string, string> }

const READING = new Set(['GET', 'HEAD'])
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const ALLOW = [...READING, ...CHANGING].join(', ')

const BODY_TYPES = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json',
])

// Printable ASCII that a URL can hold: browsers never send the rest, and parsers disagree about it.
const TARGET = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i

export function isReading(method: string): boolean {
  return READING.has(method)
}

/** TRACE and OPTIONS are refused too, because no other site is allowed in (CORS). */
export function checkMethod(method: string): Refusal | null {
  if (READING.has(method) || CHANGING.has(method)) return null
  return { status: 405, headers: { Allow: ALLOW } }
}

/** The request's host counts only without a public origin. */
export function readUrl(req: IncomingMessage, publicOrigin: string | null): URL | Refusal {
  const { method = '', url: target = '', headers } = req
  const refusal = checkMethod(method) ?? checkHostHeader(headers, publicOrigin)
  if (refusal !== null) return refusal
  if (!TARGET.test(target) || !isPlainlyFramed(req)) return { status: 400 }
  return URL.parse((publicOrigin ?? `http://${headers.host}`) + target) ?? { status: 400 }
}

// Ambiguous to some proxies (request smuggling): an unexpected body, a doubly encoded one, chunks from an HTTP/1.0 client (RFC 9112,
// section 6.1).
function isPlainlyFramed({ method = '', headers, httpVersion }: IncomingMessage): boolean {
  if (isReading(method)) return !hasBody(headers)
  const encoding = headers['transfer-encoding']
  if (encoding === undefined) return true
  return encoding.toLowerCase() === 'chunked' && httpVersion === '1.1'
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

export function checkHostHeader(
  { host = '' }: IncomingHttpHeaders,
  publicOrigin: string | null,
): Refusal | null {
  const name = HOST.exec(host)?.[1]
  return name === undefined ? { status: 400 } : checkHost(name.toLowerCase(), publicOrigin)
}

/** Without a public origin the site is for this machine only; another Host is DNS rebinding. */
export function checkHost(hostname: string, publicOrigin: string | null): Refusal | null {
  return publicOrigin !== null || isLoopback(hostname) ? null : { status: 421 }
}

export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]')
    return true
  return net.isIPv4(hostname) && hostname.startsWith('127.')
}

// Refuses what parsers may read differently: a percent sequence that is not UTF-8, control characters, an encoded slash or backslash, or
// a path like `//host`.
export function checkUrl({ pathname, search }: URL): Refusal | null {
  const path = decodedText(pathname)
  // A lone percent sign in a query was typed; in a path it is damage.
  const query = decodedText(search.replace(/%(?![0-9a-f]{2})/gi, '%25'))
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

/** Such as text/plain, which any page may send across origins. */
export function checkBodyType(request: Request): Refusal | null {
  const type = request.headers.get('Content-Type')
  if (type === null) return request.body === null ? null : { status: 415 }
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return BODY_TYPES.has(essence) ? null : { status: 415 }
}
