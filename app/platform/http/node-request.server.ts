import type { IncomingMessage, ServerResponse } from 'node:http'

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
  isChunked: boolean
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
    isChunked: false,
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
      if (name.toLowerCase() === 'transfer-encoding') framing.isChunked = true
      return
    default:
  }
}

function joined(before: string, value: string, separator: string): string {
  return before === '' ? value : before + separator + value
}

/**
 * Builds the Request that the front door reads.
 * @param url the whole address, made from the site's own origin and never from a forwarded header
 * @param limit bytes that the body may have
 * @param onTooLarge called once when more comes than that
 */
export function createWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  hasBody: boolean,
  limit: number,
  onTooLarge: () => void,
): Request {
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = req.method ?? 'GET'
  if (!hasBody) return new Request(url, { method, headers, signal: gone.signal })
  const body = bodyStream(req, limit, onTooLarge)
  return new Request(url, { method, headers, body, duplex: 'half', signal: gone.signal })
}

function bodyStream(
  req: IncomingMessage,
  limit: number,
  onTooLarge: () => void,
): ReadableStream<Uint8Array> {
  let received = 0
  let isOver = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const fail = (reason: string) => {
        if (isOver) return
        isOver = true
        controller.error(new Error(reason))
      }
      req.on('data', (chunk: Buffer) => {
        received += chunk.length
        if (isOver) return
        if (received > limit) {
          fail('The body is larger than allowed.')
          onTooLarge()
          return
        }
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength))
        // Nothing more is taken from the socket until somebody has read what is here.
        if ((controller.desiredSize ?? 0) <= 0) req.pause()
      })
      req.once('end', () => {
        if (isOver) return
        isOver = true
        controller.close()
      })
      req.once('error', () => fail('The connection broke off.'))
      req.once('close', () => fail('The connection broke off.'))
    },
    pull() {
      req.resume()
    },
    cancel() {
      isOver = true
    },
  })
}
