import type { IncomingMessage } from 'node:http'

/** The headers that decide how a request is read, from one walk over what came. '' stands for a header that did not come. */
export type FramingHeaders = {
  host: string
  hostCount: number
  cookie: string
  acceptEncoding: string
  ifNoneMatch: string
  authorization: string
  forwardedFor: string
  /** In bytes; null when no length came. */
  contentLength: number | null
  transferEncoding: string
  connection: string
}

/**
 * Walks over the raw headers once. Node's own `headers` builds an object of all of them, which costs more than the rest of
 * what an answer from memory needs.
 */
export function readFraming(rawHeaders: readonly string[]): FramingHeaders {
  const framing: FramingHeaders = {
    host: '',
    hostCount: 0,
    cookie: '',
    acceptEncoding: '',
    ifNoneMatch: '',
    authorization: '',
    forwardedFor: '',
    contentLength: null,
    transferEncoding: '',
    connection: '',
  }
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    readHeader(framing, rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  return framing
}

function readHeader(framing: FramingHeaders, name: string, value: string): void {
  switch (name.length) {
    case 4:
      if (name.toLowerCase() !== 'host') return
      framing.host = value
      framing.hostCount += 1
      return
    case 6:
      if (name.toLowerCase() === 'cookie') framing.cookie = joined(framing.cookie, value, '; ')
      return
    case 10:
      if (name.toLowerCase() === 'connection') {
        framing.connection = joined(framing.connection, value, ', ')
      }
      return
    case 13:
      if (name.toLowerCase() === 'if-none-match') {
        framing.ifNoneMatch = joined(framing.ifNoneMatch, value, ', ')
      } else if (name.toLowerCase() === 'authorization') framing.authorization = value
      return
    case 14:
      if (name.toLowerCase() === 'content-length') framing.contentLength = Number(value)
      return
    case 15:
      if (name.toLowerCase() === 'accept-encoding') {
        framing.acceptEncoding = joined(framing.acceptEncoding, value, ', ')
      } else if (name.toLowerCase() === 'x-forwarded-for') {
        framing.forwardedFor = joined(framing.forwardedFor, value, ', ')
      }
      return
    case 17:
      if (name.toLowerCase() === 'transfer-encoding') {
        framing.transferEncoding = joined(framing.transferEncoding, value, ', ')
      }
      return
    default:
  }
}

function joined(before: string, value: string, separator: string): string {
  return before === '' ? value : before + separator + value
}

/** How a body is read: how many bytes it may have, and what happens, once, when more comes. */
export type BodyRule = { limit: number; onTooLarge: () => void }

/**
 * Builds the Request that the front door reads.
 * @param url the whole address, made from the site's own origin and never from a forwarded header
 * @param rule null for a request without a body
 * @param signal aborted when the visitor has gone
 */
export function createWebRequest(
  req: IncomingMessage,
  url: URL,
  rule: BodyRule | null,
  signal: AbortSignal,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = req.method ?? 'GET'
  if (rule === null) return new Request(url, { method, headers, signal })
  const body = bodyStream(req, rule)
  // A streamed body must say so (fetch standard); TypeScript's list of the options does not know it yet.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal, duplex: 'half' }
  return new Request(url, init)
}

function bodyStream(req: IncomingMessage, rule: BodyRule): ReadableStream<Uint8Array> {
  let received = 0
  let isOver = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const finish = (close: () => void) => {
        if (isOver) return
        isOver = true
        close()
      }
      const fail = () => finish(() => controller.error(new Error('The body did not arrive.')))
      req.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (isOver) return
        if (received > rule.limit) {
          rule.onTooLarge()
          fail()
          return
        }
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength))
        // Nothing more is taken from the socket until somebody has read what is here.
        if ((controller.desiredSize ?? 0) <= 0) req.pause()
      })
      req.once('end', () => finish(() => controller.close()))
      req.once('error', fail)
      req.once('close', fail)
    },
    pull() {
      req.resume()
    },
    cancel() {
      isOver = true
    },
  })
}
