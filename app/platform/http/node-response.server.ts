import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Sends a Response, at the pace at which the reader takes it.
 * @param shouldClose ends the connection after this answer
 * @returns the bytes of the body that were sent
 */
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
  const headers: string[] = []
  for (const [name, value] of response.headers) headers.push(name, value)
  // Without it Node announces chunks, of which there are none.
  if (response.body === null && !isBodiless(req, response)) {
    headers.push('Content-Length', '0')
  }
  // A body that nobody read is still on its way: what follows on this connection could not be told from it.
  const isUnread = !req.complete
  if ((isUnread || shouldClose) && !response.headers.has('Connection')) {
    headers.push('Connection', 'close')
  }
  res.writeHead(response.status, headers)
  const bytes = req.method === 'HEAD' ? 0 : await sendBody(res, response)
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

async function sendBody(res: ServerResponse, response: Response): Promise<number> {
  if (response.body === null) return 0
  const reader = response.body.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  res.once('close', stop)
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done || res.destroyed) break
    bytes += value.length
    if (!res.write(value) && !res.destroyed) await drained(res)
  }
  res.removeListener('close', stop)
  return bytes
}

function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      res.removeListener('drain', done)
      res.removeListener('close', done)
      resolve()
    }
    res.once('drain', done)
    res.once('close', done)
  })
}

const DISCARD_MS = 2000
const DISCARD_BYTES = 32 * 1024 * 1024

/**
 * Lets a sender finish for a moment. A connection that is closed while bytes are coming in is reset, and the answer that
 * says why would be lost with it (RFC 9112, section 9.6).
 */
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
