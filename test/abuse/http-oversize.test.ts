import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRequest, openSite, statusOf, type Site } from '#test/abuse/http-site.ts'

let site: Site

beforeEach(async () => {
  site = await openSite()
})

afterEach(async () => {
  await site.close()
})

const own = { Origin: 'http://localhost', 'Content-Type': 'application/json' }
const MEGABYTE = 1024 * 1024

function head(target: string, headers: Record<string, string>): string {
  return aRequest(`POST ${target}`, { ...own, Connection: 'keep-alive', ...headers })
}

test('an image of 11 MB is refused by its announced length, before a byte of it is read', async () => {
  const answer = await site.send(head('/images', { 'Content-Length': String(11 * MEGABYTE) }))
  expect(statusOf(answer)).toBe(413)
  expect(answer.isClosed).toBe(true)
  expect(site.ledger.asked).toEqual([])
})

test('whoever sends all of it before reading gets to read why it was refused', async () => {
  const socket = await site.connect()
  const chunks: Buffer[] = []
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.pause()
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(head('/images', { 'Content-Length': String(11 * MEGABYTE) }))
  for (let sent = 0; sent < 11 && !socket.destroyed; sent += 1) {
    socket.write(Buffer.alloc(MEGABYTE, 'a'))
    await sleep(20)
  }
  socket.resume()
  await closed
  expect(Buffer.concat(chunks).toString()).toContain('What was sent is too large.')
})

test('2 MB of JSON without an announced length are cut off where the limit is', async () => {
  const chunk = `${(64 * 1024).toString(16)}\r\n${'1'.repeat(64 * 1024)}\r\n`
  const answer = await site.send(
    `${head('/posts', { 'Transfer-Encoding': 'chunked' })}${chunk.repeat(32)}0\r\n\r\n`,
  )
  expect(statusOf(answer)).toBe(413)
  expect(answer.isClosed).toBe(true)
  expect(site.ledger).toMatchObject({ changes: [], bodies: [] })
})

test('a body without an end is cut off too', async () => {
  const socket = await site.connect()
  const chunk = `${(64 * 1024).toString(16)}\r\n${'1'.repeat(64 * 1024)}\r\n`
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(head('/posts', { 'Transfer-Encoding': 'chunked' }))
  const timer = setInterval(() => socket.write(chunk), 1)
  await closed
  clearInterval(timer)
  expect(site.ledger).toMatchObject({ changes: [], bodies: [] })
})

test('an address has the limit that was set for it, to the byte', async () => {
  const most = 'a'.repeat(16 * 1024)
  expect(statusOf(await site.send(aRequest('POST /small', own, most)))).toBe(303)
  expect(statusOf(await site.send(aRequest('POST /small', own, `${most}a`)))).toBe(413)
  expect(site.ledger.bodies).toEqual([16 * 1024])
})

test('headers of 20 kB are refused and the connection is closed', async () => {
  const answer = await site.send(aRequest('GET /', { 'X-Long': 'a'.repeat(20_000) }))
  expect(statusOf(answer)).toBe(431)
  expect(answer.isClosed).toBe(true)
  const long = await site.send(aRequest(`GET /${'a'.repeat(20_000)}`))
  expect(statusOf(long)).toBe(431)
  expect(site.ledger.asked).toEqual([])
})

test('a chunk with endless extensions is refused', async () => {
  const answer = await site.send(
    `${head('/posts', { 'Transfer-Encoding': 'chunked' })}1;${'a'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
  )
  expect(statusOf(answer)).toBe(413)
  expect(site.ledger.changes).toEqual([])
})
