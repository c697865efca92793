import type { IncomingMessage } from 'node:http'
import type { FramingHeaders } from '#app/platform/http/node-request.server.ts'
import {
  checkMethod,
  isLoopback,
  isReading,
  type Refusal,
} from '#app/platform/http/request-checks.server.ts'

// Printable ASCII without what a URL cannot hold. A browser never sends the rest, and readers of it disagree.
const TARGET = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i

/**
 * The whole address of a request: the site's origin, or, without one, the host that was asked for, and the target.
 * @returns why it is not let in, where it is not
 */
export function readTarget(
  req: IncomingMessage,
  framing: FramingHeaders,
  publicOrigin: string | null,
): URL | Refusal {
  const method = req.method ?? ''
  const refusal = checkMethod(method) ?? checkHostHeader(framing, publicOrigin)
  if (refusal !== null) return refusal
  const target = req.url ?? ''
  if (!TARGET.test(target) || !isPlainlyFramed(req, framing)) return { status: 400 }
  return URL.parse((publicOrigin ?? `http://${framing.host}`) + target) ?? { status: 400 }
}

// The parser has refused what is ambiguous by the standard. These are clear to it, and to some proxies something else: a body
// where none belongs, one encoded twice, and chunks from a client of a version that has none (RFC 9112, section 6.1).
function isPlainlyFramed(req: IncomingMessage, framing: FramingHeaders): boolean {
  if (isReading(req.method ?? '')) return !hasBody(framing)
  const { transferEncoding } = framing
  if (transferEncoding === '') return true
  return transferEncoding.toLowerCase() === 'chunked' && req.httpVersion === '1.1'
}

/** Refuses a request without exactly one host, or, for a site of this machine only, with the name of another. */
export function checkHostHeader(
  { host, hostCount }: FramingHeaders,
  publicOrigin: string | null,
): Refusal | null {
  const name = HOST.exec(host)?.[1]
  if (hostCount !== 1 || name === undefined) return { status: 400 }
  return publicOrigin !== null || isLoopback(name.toLowerCase()) ? null : { status: 421 }
}

/** Whether a request announces a body. */
export function hasBody({ contentLength, transferEncoding }: FramingHeaders): boolean {
  return transferEncoding !== '' || (contentLength ?? 0) > 0
}
