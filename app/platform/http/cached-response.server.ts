import { createHash } from 'node:crypto'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

export type Variant = {
  body: Buffer
  etag: string
  /** Name, value, name, value …, as `writeHead` takes them, without the request id. */
  headers: readonly string[]
  notModifiedHeaders: readonly string[]
}

export type CachedResponse = {
  /** Hash of the uncompressed bytes; every ETag of this response begins with it. */
  fingerprint: string
  identity: Variant
  gzip: Variant | null
  br: Variant | null
}

/** The mark distinguishes the ETags of encodings and of two brotli qualities. */
export type EncodedBody = { encoding: 'identity' | 'gzip' | 'br'; mark: string; body: Buffer }

// `headers` are without Content-Length, Content-Encoding, ETag and Vary; an encoding that is not smaller is left out.
export function createCachedResponse(
  headers: HeaderPairs,
  identity: Buffer,
  encoded: readonly EncodedBody[],
): CachedResponse {
  const fingerprint = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  const own: EncodedBody = { encoding: 'identity', mark: '', body: identity }
  const cached: CachedResponse = {
    fingerprint,
    identity: createVariant(headers, fingerprint, own),
    gzip: null,
    br: null,
  }
  for (const one of encoded) {
    if (one.body.length < identity.length) {
      cached[one.encoding] = createVariant(headers, fingerprint, one)
    }
  }
  return cached
}

export function createVariant(
  headers: HeaderPairs,
  fingerprint: string,
  { encoding, mark, body }: EncodedBody,
): Variant {
  const etag = mark === '' ? `"${fingerprint}"` : `"${fingerprint}-${mark}"`
  const isContentType = (name: string) => name.toLowerCase() === 'content-type'
  const shared = headers.filter(([name]) => !isContentType(name)).flat()
  shared.push('ETag', etag, 'Vary', 'Accept-Encoding')
  const own = headers.filter(([name]) => isContentType(name)).flat()
  if (encoding !== 'identity') own.push('Content-Encoding', encoding)
  own.push('Content-Length', String(body.length))
  return { body: ownMemory(body), etag, headers: [...own, ...shared], notModifiedHeaders: shared }
}

/** zlib answers with the first bytes of a block of 64 kB, all of which would stay in memory. */
function ownMemory(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body
  const own = Buffer.allocUnsafeSlow(body.length)
  own.set(body)
  return own
}

export type Selected = { status: 200 | 304; headers: readonly string[]; body: Buffer | null }

/** RFC 9110, section 12.5.3; a 304 where the client has it already. Missing headers are ''. */
export function selectVariant(
  cached: CachedResponse,
  request: { method: string; acceptEncoding: string; ifNoneMatch: string },
): Selected {
  const variant = chooseEncoding(cached, request.acceptEncoding)
  if (isNotModified(cached, request.ifNoneMatch)) {
    return { status: 304, headers: variant.notModifiedHeaders, body: null }
  }
  const body = request.method === 'HEAD' ? null : variant.body
  return { status: 200, headers: variant.headers, body }
}

function chooseEncoding(cached: CachedResponse, acceptEncoding: string): Variant {
  if (cached.br !== null && accepts(acceptEncoding, 'br')) return cached.br
  if (cached.gzip !== null && accepts(acceptEncoding, 'gzip')) return cached.gzip
  return cached.identity
}

const PARAMETERS = {
  br: /(?:^|,)\s*br\s*(?:;([^,]*))?(?:,|$)/i,
  gzip: /(?:^|,)\s*gzip\s*(?:;([^,]*))?(?:,|$)/i,
} as const

/** `q=0` refuses an encoding. */
export function accepts(acceptEncoding: string, encoding: 'gzip' | 'br'): boolean {
  const found = PARAMETERS[encoding].exec(acceptEncoding)
  if (found === null) return false
  return found[1] === undefined || !/(?:^|;)\s*q=0(\.0*)?\s*(?:;|$)/i.test(found[1])
}

// RFC 9110, section 13.1.2: the weak comparison. The client may have it in any encoding.
function isNotModified({ identity, fingerprint }: CachedResponse, ifNoneMatch: string): boolean {
  if (ifNoneMatch === '') return false
  return ifNoneMatch.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '')
    return tag === '*' || tag === identity.etag || tag.startsWith(`"${fingerprint}-`)
  })
}

export function toResponse(cached: CachedResponse, { method, headers }: Request): Response {
  const selected = selectVariant(cached, {
    method,
    acceptEncoding: headers.get('Accept-Encoding') ?? '',
    ifNoneMatch: headers.get('If-None-Match') ?? '',
  })
  const { status, body } = selected
  const response = new Response(body === null ? null : new Uint8Array(body), { status })
  for (let index = 0; index + 1 < selected.headers.length; index += 2) {
    response.headers.set(selected.headers[index] ?? '', selected.headers[index + 1] ?? '')
  }
  return response
}
