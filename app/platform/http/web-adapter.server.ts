import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'

export type BodyRule = { limit: number; onTooLarge: () => void }

// Decision 25 says why without a package; `url` uses the site's own origin, never a forwarded header.
export function toRequest(
  req: IncomingMessage,
  url: URL,
  rule: BodyRule | null,
  signal: AbortSignal,
): Request {
  const { method = 'GET' } = req
  const headers = new Headers(req.headers as Record<string, string>)
  const stream = rule === null ? null : NodeReadableStream.from(limitedBody(req, rule))
  const body = stream as ReadableStream<Uint8Array> | null
  // Required for a streamed body (fetch standard); TypeScript's types lack it.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

async function* limitedBody(req: IncomingMessage, rule: BodyRule): AsyncGenerator<Uint8Array> {
  let received = 0
  // Destroying the request would close the connection on which the response is still to be sent.
  const chunks: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false })
  try {
    for await (const chunk of chunks) {
      received += chunk.length
      if (received > rule.limit) {
        rule.onTooLarge()
        throw new Error('The body is too large.')
      }
      yield chunk
    }
  } catch (error) {
    // Node's error has a code, ECONNRESET, that a lost connection to the database has too.
    throw req.errored === null ? error : new Error('The client left.')
  }
}

/** Follows the client's pace and returns the body's bytes sent. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: Response,
  shouldClose: boolean,
): Promise<number> {
  if (res.destroyed) {
    await response.body?.cancel()
    return 0
  }
  const headers = [...response.headers].flat()
  // Without it Node announces chunks, of which there are none.
  if (response.body === null && !isBodiless(req, response)) headers.push('Content-Length', '0')
  // The next request could not be told from the rest of an unread body.
  const isUnread = !req.complete
  if ((isUnread || shouldClose) && !response.headers.has('Connection')) {
    headers.push('Connection', 'close')
  }
  res.writeHead(response.status, headers)
  const bytes =
    req.method === 'HEAD' || response.body === null ? 0 : await sendBody(res, response.body)
  if (isUnread) {
    res.flushHeaders()
    await discardRest(req)
  }
  res.end()
  return bytes
}

function isBodiless(req: IncomingMessage, { status, headers }: Response): boolean {
  return req.method === 'HEAD' || status === 204 || status === 304 || headers.has('Content-Length')
}

async function sendBody(res: ServerResponse, body: ReadableStream<Uint8Array>): Promise<number> {
  let bytes = 0
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  source.on('data', (chunk: Uint8Array) => (bytes += chunk.length))
  try {
    await pipeline(source, res, { end: false })
  } catch (error) {
    if (!res.destroyed) throw error
  }
  return bytes
}

const DISCARD_MS = 2000
const DISCARD_BYTES = 32 * 1024 * 1024

// Closing a connection while bytes arrive resets it and loses the response (RFC 9112, section 9.6).
function discardRest(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(resolve, DISCARD_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > DISCARD_BYTES) done()
    })
    req.once('end', done)
    req.once('close', done)
    req.resume()
  })
}
