import { Readable } from 'node:stream'
import zlib from 'node:zlib'
import { hasPersonalCookie } from '#app/platform/http/cache-headers.ts'
import { accepts } from '#app/platform/http/cached-response.server.ts'
import { isCompressible } from '#app/platform/http/content-types.ts'

const SMALLEST_WORTH_COMPRESSING = 1024

// A private response is compressed only for same-site requests and never with a cookie, because its size would reveal what it shares with
// an attacker's text (BREACH).
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const encoding = encodingFor(request, response)
  if (encoding === null || response.body === null) return response

  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const reader = response.body.getReader()
  const head = await readHead(reader)
  const { status } = response
  if (head.isWhole && head.bytes.length < SMALLEST_WORTH_COMPRESSING) {
    headers.set('Content-Length', String(head.bytes.length))
    return new Response(head.bytes, { status, headers })
  }
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  const etag = headers.get('ETag')
  if (etag !== null && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  const body = compressed(encoding, chunksOf(head.bytes, reader))
  return new Response(body, { status, headers })
}

function encodingFor(request: Request, response: Response): 'br' | 'gzip' | null {
  const { headers } = response
  if (request.method === 'HEAD' || headers.has('Content-Encoding') || headers.has('Set-Cookie'))
    return null
  if (!isCompressible(headers.get('Content-Type') ?? '')) return null
  if (/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '')) return null
  if (!isSafeToCompress(request)) return null
  const wanted = request.headers.get('Accept-Encoding') ?? ''
  if (accepts(wanted, 'br')) return 'br'
  return accepts(wanted, 'gzip') ? 'gzip' : null
}

function isSafeToCompress(request: Request): boolean {
  if (!hasPersonalCookie(request.headers.get('Cookie') ?? '')) return true
  const site = request.headers.get('Sec-Fetch-Site')
  return site === 'same-origin' || site === 'none'
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readHead(reader: Reader): Promise<{ bytes: Buffer<ArrayBuffer>; isWhole: boolean }> {
  const chunks: Uint8Array[] = []
  let length = 0
  while (length < SMALLEST_WORTH_COMPRESSING) {
    const { done, value } = await reader.read()
    if (done) return { bytes: Buffer.concat(chunks), isWhole: true }
    chunks.push(value)
    length += value.length
  }
  return { bytes: Buffer.concat(chunks), isWhole: false }
}

async function* chunksOf(head: Uint8Array, reader: Reader): AsyncGenerator<Uint8Array> {
  try {
    yield head
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Reached early when the client has gone: the rest need not be made.
    await reader.cancel()
  }
}

function compressed(
  encoding: 'br' | 'gzip',
  chunks: AsyncGenerator<Uint8Array>,
): ReadableStream<Uint8Array> {
  const { constants } = zlib
  const compressor =
    encoding === 'br'
      ? zlib.createBrotliCompress({
          // Each chunk is flushed, so that a streamed page still appears in parts.
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
        })
      : zlib.createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
  const source = Readable.from(chunks, { objectMode: false })
  source.on('error', (error) => compressor.destroy(error))
  compressor.on('close', () => source.destroy())
  return Readable.toWeb(source.pipe(compressor)) as ReadableStream<Uint8Array>
}
