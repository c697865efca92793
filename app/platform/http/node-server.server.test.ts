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
