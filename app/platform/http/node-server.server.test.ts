import http from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { aRequest, headerOf, openSite, PAGE, statusOf } from '#test/abuse/http-site.ts'
import { openedForEach } from '#test/opened.ts'

const site = openedForEach(() => openSite())
beforeEach(async () => {
  await site.send(aRequest('GET /'))
})

const BODILESS = { Origin: 'http://localhost' }

const onward = (line: string, headers: Record<string, string> = {}) =>
  aRequest(line, { Connection: 'keep-alive', ...headers })

test('answers to requests sent all at once come whole and in their order', async () => {
  const etag = headerOf(await site.send(aRequest('GET /')), 'ETag')
  const requests = [
    onward('GET /'),
    onward('GET /nothing'),
    onward('HEAD /'),
    onward('GET /', { 'If-None-Match': etag }),
    onward('GET /broken'),
    aRequest('GET /'),
  ]
  const { text, isClosed } = await site.send(requests.join(''))
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 404, 200, 304, 500, 200].map((status) => `HTTP/1.1 ${status}`),
  )
  expect(text.split(PAGE)).toHaveLength(3)
  expect(text.endsWith(PAGE)).toBe(true)
  expect(isClosed).toBe(true)
})

test('of requests that wait for earlier ones, those beyond the limit get a 503 and the end of the connection', async () => {
  await site.close()
  Object.assign(site, await openSite({ maxWaiting: 5 }))
  const { text, isClosed } = await site.send(onward('GET /nothing').repeat(20))
  expect(text.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3))).toEqual([
    '404',
    '404',
    '404',
    '404',
    '404',
    '404',
    '503',
  ])
  expect(isClosed).toBe(true)
  expect(site.ledger.requested).toHaveLength(6)
  const later = await site.send(onward('GET /nothing') + aRequest('GET /nothing'))
  expect(later.text.match(/HTTP\/1\.1 404/g)).toHaveLength(2)
  expect(statusOf(await site.send(aRequest('GET /')))).toBe(200)
})

test('what waits on a connection that its client leaves is not done', async () => {
  const socket = await site.connect()
  socket.on('error', () => undefined).pause()
  socket.write(onward('GET /large') + onward('POST /contact', BODILESS).repeat(10))
  while (!site.ledger.requested.includes('GET /large')) await setImmediate()
  socket.destroy()
  await site.close()
  // What was let through would start in one of the next rounds.
  for (let round = 0; round < 20; round += 1) await setImmediate()
  expect(site.ledger.changes).toEqual([])
})

test('a client of Node that keeps its connection reads a thousand answers from it', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  for (let count = 0; count < 1000; count += 1) {
    const { status, body } = await ask(agent, { 'Accept-Encoding': 'br' })
    expect(status).toBe(200)
    expect(brotliDecompressSync(body).toString()).toBe(PAGE)
  }
  agent.destroy()
  expect(site.ledger.requested).toEqual(['GET /'])
})

function ask(agent: http.Agent, headers: Record<string, string>) {
  return new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
    const request = http.get({ host: 'localhost', port: site.port, agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
  })
}

test.each([
  [undefined, 200],
  ['192.0.2.1', 200],
  ['127.0.0.1', 230],
])('with the trusted proxy %s one address keeps %i of 230 connections', async (proxy, kept) => {
  await site.close()
  Object.assign(site, await openSite(proxy === undefined ? {} : { trustedProxy: proxy }))
  const sockets = await Promise.all(Array.from({ length: 230 }, () => site.connect()))
  const open = () => sockets.filter((socket) => !socket.closed)
  for (const socket of sockets) socket.on('error', () => undefined).resume()
  await expect.poll(() => open()).toHaveLength(kept)
  const warnings = site.lines.filter((line) => line.includes('too many connections'))
  expect(warnings).toHaveLength(kept === 230 ? 0 : 1)
  open()[0]?.destroy()
  await expect.poll(async () => statusOf(await site.send(aRequest('GET /')))).toBe(200)
  for (const socket of open()) socket.destroy()
})

test('a client who wants the connection closed, or knows no other way, gets it closed', async () => {
  for (const request of [aRequest('GET /'), 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n']) {
    const reply = await site.send(request)
    expect(statusOf(reply)).toBe(200)
    expect(headerOf(reply, 'Connection')).toBe('close')
    expect(reply.isClosed).toBe(true)
    expect(reply.text.endsWith(PAGE)).toBe(true)
  }
})

test('HEAD gets the length of the page and none of it', async () => {
  const { text } = await site.send(onward('HEAD /'), 300)
  expect(text).toMatch(new RegExp(`content-length: ${PAGE.length}\r\n`, 'i'))
  expect(text.endsWith('\r\n\r\n')).toBe(true)
})

const ASKED = 5000

test('who asks on and on and reads nothing is not answered on and on', async () => {
  const socket = await site.connect()
  socket.on('error', () => undefined).pause()
  for (let count = 0; count < ASKED; count += 1) {
    socket.write(onward('GET /'))
    // One packet each, because Node already delays bytes of one piece.
    await setImmediate()
  }
  socket.destroy()
  await site.close()
  const counted = site.lines.find((line) => line.includes('cached responses')) ?? '{}'
  const { responses } = JSON.parse(counted) as { responses: number }
  expect(responses).toBeGreaterThan(1)
  expect(responses).toBeLessThan(ASKED)
})

test('the log counts cached responses', async () => {
  const etag = headerOf(await site.send(aRequest('GET /')), 'ETag')
  await site.send(aRequest('GET /', { 'If-None-Match': etag }))
  await site.close()
  const line = JSON.parse(site.lines.at(-1) ?? '{}') as Record<string, unknown>
  expect(line).toMatchObject({
    event: 'cached responses',
    responses: 2,
    notModified: 1,
    bytes: PAGE.length,
  })
})

test('a client that leaves before its response is logged as 499, not as a failure', async () => {
  const socket = await site.connect()
  socket.write(onward('GET /held?query'))
  while (!site.ledger.requested.includes('GET /held')) await setImmediate()
  socket.destroy()
  const linesAbout = () => site.lines.filter((line) => line.includes('/held'))
  await expect.poll(() => linesAbout()).toHaveLength(1)
  const lines = linesAbout()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', status: 499, bytes: 0 })
})

test.each([
  [undefined, 'X-Forwarded-For', false],
  [undefined, 'Forwarded', false],
  ['192.0.2.1', 'X-Forwarded-For', true],
])(
  'with the trusted proxy %s a forwarded header (%s) is warned of once',
  async (trustedProxy, header, isProxySet) => {
    await site.close()
    Object.assign(site, await openSite(trustedProxy === undefined ? {} : { trustedProxy }))
    for (let count = 0; count < 3; count += 1) {
      await site.send(aRequest('GET /', { [header]: '203.0.113.7' }))
    }
    const warnings = site.lines.filter((line) => line.includes('"warn"'))
    expect(warnings).toHaveLength(1)
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({
      event: 'forwarded header of no trusted proxy',
      header: header.toLowerCase(),
      isProxySet,
    })
    expect(warnings[0]).not.toContain('203.0.113.7')
  },
)

test('of the trusted proxy no forwarded header is warned of', async () => {
  await site.close()
  Object.assign(site, await openSite({ trustedProxy: '127.0.0.1' }))
  await site.send(aRequest('GET /', { 'X-Forwarded-For': '203.0.113.7' }))
  expect(site.lines.filter((line) => line.includes('"warn"'))).toEqual([])
})
