import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from '#app/platform/http/compress-response.server.ts'

const TEXTS = 'Words that a reader reads. '.repeat(200)

function compress(response: Response, encoding = 'br', more: Record<string, string> = {}) {
  const headers = { 'Accept-Encoding': encoding, ...more }
  return compressResponse(new Request('http://localhost/?q=guess', { headers }), response)
}

const aPage = (body: BodyInit = TEXTS, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store', ...headers },
  })

test('an answer for one is compressed as the reader takes it', async () => {
  const br = await compress(aPage(), 'gzip, br')
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(TEXTS)
  const gz = await compress(aPage(), 'gzip')
  expect(gunzipSync(await gz.bytes()).toString()).toBe(TEXTS)
  expect(await (await compress(aPage(), '')).text()).toBe(TEXTS)
})

test.each([
  ['cross-site', null],
  ['same-site', null],
  ['', null],
  ['same-origin', 'br'],
  ['none', 'br'],
])('what a "%s" site had staff ask for is compressed: %s', async (site, encoding) => {
  const { headers } = await compress(aPage(), 'br', {
    Cookie: 'session=1',
    'Sec-Fetch-Site': site,
  })
  expect(headers.get('Content-Encoding')).toBe(encoding)
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=b' }],
  ['is a picture', { 'Content-Type': 'image/avif' }],
  ['is a stream of events', { 'Content-Type': 'text/event-stream' }],
  ['is compressed already', { 'Content-Encoding': 'gzip' }],
  ['must not be transformed', { 'Cache-Control': 'no-store, no-transform' }],
])('an answer that %s stays as it is', async (_, headers) => {
  expect(await (await compress(aPage(TEXTS, headers))).text()).toBe(TEXTS)
})

test('a small answer stays as it is and says how long it is', async () => {
  const response = await compress(Response.json({ ok: true }))
  expect(response.headers.get('Content-Length')).toBe('11')
  expect(await response.json()).toEqual({ ok: true })
})

test('a page that comes in parts is sent in parts', async () => {
  const rest = Promise.withResolvers<undefined>()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(TEXTS))
      await rest.promise
      controller.enqueue(Buffer.from('the end'))
      controller.close()
    },
  })
  const response = await compress(aPage(body))
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const first = await reader.read()
  expect(first.value?.length).toBeGreaterThan(0)
  rest.resolve(undefined)
  const chunks = [first.value as Uint8Array]
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(next.value)
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(`${TEXTS}the end`)
})

test('when the reader leaves, anyone who makes the rest is told to stop', async () => {
  const stopped = Promise.withResolvers<string>()
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(Buffer.from(TEXTS)),
    cancel: () => stopped.resolve('stopped'),
  })
  const response = await compress(aPage(body))
  await response.body?.cancel()
  expect(await stopped.promise).toBe('stopped')
})
