import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from '#app/platform/http/compress-response.server.ts'

const TEXTS = 'Words that a reader reads. '.repeat(200)

function aSite(response: () => Response) {
  const get = (target: string, headers: Record<string, string> = {}) =>
    compressResponse(new Request(`http://localhost${target}`, { headers }), response())
  return { get }
}

const aPrivateSite = (headers: Record<string, string> = {}) =>
  aSite(
    () =>
      new Response(TEXTS, {
        headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store', ...headers },
      }),
  )

test('an answer for one is compressed as the reader takes it', async () => {
  const { get } = aPrivateSite()
  const br = await get('/', { 'Accept-Encoding': 'gzip, br' })
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(TEXTS)
  const gz = await get('/', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(await gz.bytes()).toString()).toBe(TEXTS)
  const plain = await get('/')
  expect(await plain.text()).toBe(TEXTS)
})

test('what another site made a signed-in browser ask for is not compressed', async () => {
  const { get } = aPrivateSite()
  const headers = { 'Accept-Encoding': 'br', Cookie: 'session=1' }
  for (const site of ['cross-site', 'same-site', '']) {
    const response = await get('/?q=guess', { ...headers, 'Sec-Fetch-Site': site })
    expect(response.headers.has('Content-Encoding')).toBe(false)
  }
  for (const site of ['same-origin', 'none']) {
    const response = await get('/?q=guess', { ...headers, 'Sec-Fetch-Site': site })
    expect(response.headers.get('Content-Encoding')).toBe('br')
  }
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=b' }],
  ['is a picture', { 'Content-Type': 'image/avif' }],
  ['is a stream of events', { 'Content-Type': 'text/event-stream' }],
  ['is compressed already', { 'Content-Encoding': 'gzip' }],
  ['must not be transformed', { 'Cache-Control': 'no-store, no-transform' }],
])('an answer that %s stays as it is', async (_, headers) => {
  const { get } = aPrivateSite(headers)
  const response = await get('/', { 'Accept-Encoding': 'br' })
  expect(await response.text()).toBe(TEXTS)
})

test('a small answer stays as it is and says how long it is', async () => {
  const { get } = aSite(() => Response.json({ ok: true }))
  const response = await get('/', { 'Accept-Encoding': 'br' })
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
  const { get } = aSite(() => new Response(body, { headers: { 'Content-Type': 'text/html' } }))
  const response = await get('/', { 'Accept-Encoding': 'br' })
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
  const { get } = aSite(() => new Response(body, { headers: { 'Content-Type': 'text/html' } }))
  const response = await get('/', { 'Accept-Encoding': 'br' })
  await response.body?.cancel()
  expect(await stopped.promise).toBe('stopped')
})
