import type net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { aRequest, LARGE, openSite, statusOf } from '#test/abuse/http-site.ts'
import { openedForEach } from '#test/opened.ts'

// Shorter than the real ones, in the same proportions.
const timeouts = {
  headersMs: 1000,
  bodyMs: 1000,
  bodyBytesPerSecond: 1000,
  drainMs: 1000,
  drainBytesPerSecond: 1_000_000,
  keepAliveMs: 1000,
  cleanupMs: 100,
}
const CROWD = 500
// One address may have 200 connections.
const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4']

const site = openedForEach(() => openSite({ timeouts }))
const sockets: net.Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))

async function openCrowd(size: number, texts: string): Promise<Promise<string>[]> {
  const open = await Promise.all(
    Array.from({ length: size }, (_, index) => site.connect(ADDRESSES[index % ADDRESSES.length])),
  )
  sockets.push(...open)
  return open.map((socket) => {
    const ended = listenTo(socket)
    socket.write(texts)
    return ended
  })
}

function listenTo(socket: net.Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

async function expectOthersServed(): Promise<void> {
  const started = performance.now()
  for (let count = 0; count < 10; count += 1) {
    expect(statusOf(await site.send(aRequest('GET /')))).toBe(200)
  }
  expect((performance.now() - started) / 10).toBeLessThan(250)
}

const BODY_HEAD =
  'POST /contact HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n'

test('500 clients who never finish their headers are told so and let go, and others are served', async () => {
  const crowd = await openCrowd(CROWD, 'GET / HTTP/1.1\r\nHost: local')
  await expectOthersServed()
  const responses = await Promise.all(crowd)
  expect(responses.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(CROWD)
})

test('500 clients who drop a header now and then gain nothing by it', async () => {
  const crowd = await openCrowd(CROWD, 'GET / HTTP/1.1\r\n')
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('X-A: b\r\n')
  }, 200)
  onTestFinished(() => clearInterval(drip))
  await expectOthersServed()
  const started = performance.now()
  await Promise.all(crowd)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('500 clients who never finish their body are told so and let go, and others are served', async () => {
  const crowd = await openCrowd(CROWD, `${BODY_HEAD}Content-Length: 1000\r\n\r\n{`)
  await expectOthersServed()
  const responses = await Promise.all(crowd)
  const late = responses.filter((text) => text.startsWith('HTTP/1.1 408'))
  // They come from few addresses, so the limit of changes refuses the rest.
  const refused = responses.filter((text) => text.startsWith('HTTP/1.1 429'))
  expect(late.length).toBeGreaterThan(100)
  expect(late.length + refused.length).toBe(CROWD)
  expect(site.ledger.changes).toEqual([])
})

test('a body that comes slowly but steadily is waited for', async () => {
  const [response] = await openCrowd(
    1,
    `${BODY_HEAD}Content-Length: 8000\r\nConnection: close\r\n\r\n`,
  )
  for (let count = 0; count < 16; count += 1) {
    sockets[0]?.write('a'.repeat(500))
    await sleep(125)
  }
  expect(await response).toMatch(/^HTTP\/1\.1 303/)
  expect(site.ledger.bodies).toEqual([8000])
})

test('readers who ask for much and take nothing are let go, and others are served', async () => {
  const crowd = await openCrowd(20, aRequest('GET /large'))
  for (const socket of sockets) socket.pause()
  await expectOthersServed()
  await sleep(2500)
  await expectOthersServed()
  for (const socket of sockets) socket.resume()
  const responses = await Promise.all(crowd)
  expect(responses.every((text) => text.length < LARGE)).toBe(true)
})

test('a connection on which nothing is asked is closed without a word', async () => {
  const [idle] = await openCrowd(1, '')
  expect(await idle).toBe('')
})

test('a connection is kept for the next request, and not for long', async () => {
  const started = performance.now()
  const keep = aRequest('GET /', { Connection: 'keep-alive' })
  const response = await site.send(keep, 5000)
  expect(statusOf(response)).toBe(200)
  expect(response.isClosed).toBe(true)
  expect(performance.now() - started).toBeGreaterThan(800)
  expect(performance.now() - started).toBeLessThan(3000)
})

test('beyond the number of connections that the server takes, one more is turned away, not queued', async () => {
  await site.close()
  Object.assign(site, await openSite({ timeouts, maxConnections: 50 }))
  const crowd = await openCrowd(60, 'GET / HTTP/1.1\r\nHost: local')
  const turnedAway = await Promise.race([...crowd, sleep(900)])
  expect(turnedAway).toBe('')
  await Promise.all(crowd)
  await expectOthersServed()
})
