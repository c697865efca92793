import { createHash } from 'node:crypto'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

/** The encodings in which an answer is kept. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** One encoding of a kept answer, with its headers ready to be sent. */
export type Variant = {
  body: Buffer
  etag: string
  /** Name, value, name, value …, without the request id. */
  headers: readonly string[]
  /** The same for the answer "you already have this". */
  freshHeaders: readonly string[]
  /** Status line and headers as they are written, without the empty line that ends them. */
  head: string
  freshHead: string
}

/** A finished answer (status 200) in memory. It always has its identity form. */
export type MemoryAnswer = {
  /** Fingerprint of the identity bytes. Every ETag of this answer begins with it. */
  fingerprint: string
  identity: Variant
  gzip: Variant | null
  br: Variant | null
}

/** Marks of the ETags: an encoding is another representation, and two brotli qualities are other bytes. */
export type EncodedBody = { encoding: Encoding; mark: string; body: Buffer }

/**
 * Makes a kept answer.
 * @param headers without Content-Length, Content-Encoding, ETag and Vary
 * @param encoded further encodings; one that is not smaller than the identity is left out
 */
export function createMemoryAnswer(
  headers: HeaderPairs,
  identity: Buffer,
  encoded: readonly EncodedBody[],
): MemoryAnswer {
  const fingerprint = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const answer: MemoryAnswer = {
    fingerprint,
    identity: createVariant(headers, fingerprint, {
      encoding: 'identity',
      mark: '',
      body: identity,
    }),
    gzip: null,
    br: null,
  }
  for (const one of encoded) {
    if (one.body.length < identity.length) {
      answer[one.encoding] = createVariant(headers, fingerprint, one)
    }
  }
  return answer
}

/** One variant of an answer; exported for a cache that replaces a variant by a smaller one. */
export function createVariant(
  headers: HeaderPairs,
  fingerprint: string,
  { encoding, mark, body }: EncodedBody,
): Variant {
  const etag = mark === '' ? `"${fingerprint}"` : `"${fingerprint}-${mark}"`
  const shared = headers.filter(([name]) => name.toLowerCase() !== 'content-type').flat()
  shared.push('ETag', etag, 'Vary', 'Accept-Encoding')
  const own = headers.filter(([name]) => name.toLowerCase() === 'content-type').flat()
  if (encoding !== 'identity') own.push('Content-Encoding', encoding)
  own.push('Content-Length', String(body.length))
  const all = [...own, ...shared]
  const head = `HTTP/1.1 200 OK\r\n${toLines(all)}`
  const freshHead = `HTTP/1.1 304 Not Modified\r\n${toLines(shared)}`
  return { body, etag, headers: all, freshHeaders: shared, head, freshHead }
}

// The values come from Headers objects and constants, which hold no line breaks.
function toLines(flat: readonly string[]): string {
  return flat.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('')
}

/** The best variant that the reader takes (RFC 9110, section 12.5.3): brotli, then gzip, then as it is. */
export function chooseVariant(answer: MemoryAnswer, acceptEncoding: string): Variant {
  if (answer.br !== null && accepts(acceptEncoding, 'br')) return answer.br
  if (answer.gzip !== null && accepts(acceptEncoding, 'gzip')) return answer.gzip
  return answer.identity
}

// Browsers send a handful of different headers; whoever makes up others only makes us read them again.
const KNOWN_HEADERS = 64
const known = { br: new Map<string, boolean>(), gzip: new Map<string, boolean>() }

/** Whether an Accept-Encoding header names an encoding without refusing it by `q=0`. */
export function accepts(acceptEncoding: string, encoding: 'gzip' | 'br'): boolean {
  const answers = known[encoding]
  const remembered = answers.get(acceptEncoding)
  if (remembered !== undefined) return remembered
  const isAccepted = namesEncoding(acceptEncoding, encoding)
  if (answers.size >= KNOWN_HEADERS) answers.clear()
  answers.set(acceptEncoding, isAccepted)
  return isAccepted
}

function namesEncoding(acceptEncoding: string, encoding: 'gzip' | 'br'): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';')
    if (name?.trim().toLowerCase() !== encoding) return false
    return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter))
  })
}

/** Whether If-None-Match names this answer in any of its encodings (RFC 9110, section 13.1.2: the weak comparison). */
export function isFresh(answer: MemoryAnswer, ifNoneMatch: string): boolean {
  if (ifNoneMatch === '') return false
  return ifNoneMatch.split(',').some((entry) => {
    const tag = entry.trim().replace(/^W\//, '')
    if (tag === '*') return true
    return tag === answer.identity.etag || tag.startsWith(`"${answer.fingerprint}-`)
  })
}

/** The kept answer as a Response to one request. */
export function memoryResponse(answer: MemoryAnswer, request: Request): Response {
  const variant = chooseVariant(answer, request.headers.get('Accept-Encoding') ?? '')
  if (isFresh(answer, request.headers.get('If-None-Match') ?? '')) {
    return new Response(null, { status: 304, headers: toHeaders(variant.freshHeaders) })
  }
  const body = request.method === 'HEAD' ? null : new Uint8Array(variant.body)
  return new Response(body, { status: 200, headers: toHeaders(variant.headers) })
}

function toHeaders(flat: readonly string[]): Headers {
  const headers = new Headers()
  for (let index = 0; index + 1 < flat.length; index += 2) {
    headers.set(flat[index] ?? '', flat[index + 1] ?? '')
  }
  return headers
}
