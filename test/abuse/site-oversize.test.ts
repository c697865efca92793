import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, headerOf, send, statusOf, untilClosed } from '#test/abuse/http-site.ts'
import { cookieOf, everythingOf, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

const MEGABYTE = 1024 * 1024
const CHUNK = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`

const tooLarge: [string, number][] = [
  ['/session', 17 * 1024],
  ['/login', 17 * 1024],
  ['/logout', 17 * 1024],
  ['/setup/x', 17 * 1024],
  ['/dashboard', 2 * MEGABYTE],
  ['/dashboard/blog/new', 13 * MEGABYTE],
  ['/dashboard/blog/new.data', 2 * MEGABYTE],
  ['/dashboard/images/upload', 13 * MEGABYTE],
  ['/dashboard/import', 13 * MEGABYTE],
  ['/unknown', 17 * 1024],
]

// Abuse 24.
describe('too much', () => {
  let before: string
  const temporary = openedOnce(() => openFolder())
  beforeAll(() => void vi.stubEnv('TMPDIR', temporary.folder))
  afterAll(() => void vi.unstubAllEnvs())
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => void (before = await everythingOf(site)))

  const head = (target: string, headers: Record<string, string>) => {
    const own = { Host: `127.0.0.1:${site.port}`, Origin: site.origin, ...cookieOf(staff) }
    const type = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const lines = Object.entries({ ...own, ...type, ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    return `POST ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
  }

  // Concurrent, because the server reads on for two seconds after a refusal.
  test('is refused by its announced length, before it is sent', async () => {
    const responses = tooLarge.map(async ([target, bytes]) => {
      const response = await send(site.port, head(target, { 'Content-Length': String(bytes) }))
      expect([target, statusOf(response), response.isClosed]).toEqual([target, 413, true])
      expect(response.text).toContain('What was sent is too large.')
      expect(headerOf(response, 'Connection')).toBe('close')
    })
    await Promise.all(responses)
    await expectNothing()
  })

  test('is cut off where it comes in pieces without a length', async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
    // These two read nothing of a body.
    const unread = ['/logout', '/unknown']
    for (const [target, bytes] of tooLarge.filter(([each]) => !unread.includes(each))) {
      const pieces = `${start.length.toString(16)}\r\n${start}\r\n${CHUNK.repeat(Math.ceil(bytes / (64 * 1024)))}`
      const whole = `${head(target, { 'Transfer-Encoding': 'chunked' })}${pieces}0\r\n\r\n`
      const response = await send(site.port, whole)
      expect([target, statusOf(response), response.isClosed]).toEqual([target, 413, true])
    }
    await expectNothing()
  })

  test('is cut off where it has no end', async () => {
    const socket = await connect(site.port)
    socket.on('error', () => undefined).resume()
    const closed = untilClosed(socket)
    socket.write(head('/session', { 'Transfer-Encoding': 'chunked' }))
    const timer = setInterval(() => socket.write(CHUNK), 1)
    await closed
    clearInterval(timer)
    const endless = `${head('/session', { 'Transfer-Encoding': 'chunked' })}1;${'a'.repeat(20_000)}\r\n`
    expect(statusOf(await send(site.port, endless))).toBe(413)
    await expectNothing()
  })

  test('is told to anyone who sends all of it before reading', async () => {
    const socket = await connect(site.port)
    const chunks: Buffer[] = []
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.pause()
    const closed = untilClosed(socket)
    socket.write(head('/dashboard/images/upload', { 'Content-Length': String(13 * MEGABYTE) }))
    for (let sent = 0; sent < 13 && !socket.destroyed; sent += 1) {
      socket.write(Buffer.alloc(MEGABYTE, 'a'))
      await sleep(20)
    }
    socket.resume()
    await closed
    expect(Buffer.concat(chunks).toString()).toContain('What was sent is too large.')
  })

  test('begins one byte beyond the limit of an address', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded', Connection: 'close' }
    const sized = (bytes: number) =>
      `${head('/session', { ...type, 'Content-Length': String(bytes) })}${'a'.repeat(bytes)}`
    expect(statusOf(await send(site.port, sized(16 * 1024)))).not.toBe(413)
    expect(statusOf(await send(site.port, sized(16 * 1024 + 1)))).toBe(413)
  })

  test('in the headers is refused and the connection closed', async () => {
    const long = 'a'.repeat(20_000)
    for (const headers of [{ 'X-Long': long }, { Cookie: `site.session_token=${long}` }]) {
      const request = head('/dashboard/blog/new', { 'Content-Length': '0', ...headers })
      const response = await send(site.port, request)
      expect([statusOf(response), response.isClosed]).toEqual([431, true])
    }
    const request = `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    expect(statusOf(await send(site.port, request))).toBe(431)
    await expectNothing()
  })

  async function expectNothing(): Promise<void> {
    expect((await staff.get('/dashboard')).status).toBe(200)
    expect(await everythingOf(site)).toBe(before)
    expect(readdirSync(temporary.folder)).toEqual([path.basename(site.dataDir)])
  }
})
