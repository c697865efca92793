import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headerOf, statusOf } from '#test/abuse/http-site.ts'
import { cookieOf, everythingOf, openWatchedSite, sendRaw, type WatchedSite } from '#test/abuse/site-world.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, type Visitor } from '#test/site.ts'

const MEGABYTE = 1024 * 1024
const CHUNK = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`

/** Each address that takes a body, with more than it takes. */
const tooLarge: [string, string, number][] = [
  ['a sign-in', '/session', 17 * 1024],
  ['a sign-in without JavaScript', '/login', 17 * 1024],
  ['a sign-out', '/logout', 17 * 1024],
  ['a set-up', '/setup/x', 17 * 1024],
  ['a post', '/dashboard/posts', 2 * MEGABYTE],
  ['a post with a picture', '/dashboard/blog/new', 13 * MEGABYTE],
  ['a post as the application sends it', '/dashboard/blog/new.data', 2 * MEGABYTE],
  ['a picture', '/dashboard/images', 13 * MEGABYTE],
  ['nothing that is there', '/unknown', 17 * 1024],
]

// Abuse 24 through the whole site, as a signed-in member of staff and as a stranger.
describe.each(databaseKinds)('too much, on %s', (kind) => {
  let site: WatchedSite
  let staff: Visitor
  let before: string
  let leftovers: string[]
  beforeAll(async () => {
    site = await openWatchedSite(kind)
    staff = await aStaffMember(site.origin)
    before = await everythingOf(site)
    leftovers = temporaryFiles()
  })
  afterAll(() => site.close())

  const head = (path: string, headers: Record<string, string>) => {
    const all = {
      Host: `127.0.0.1:${site.port}`,
      Origin: site.origin,
      'Content-Type': 'multipart/form-data; boundary=x',
      ...cookieOf(staff),
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
  }

  test.each(tooLarge)('for %s is refused by its announced length, before it is sent', async (_, path, bytes) => {
    const answer = await sendRaw(site, head(path, { 'Content-Length': String(bytes) }))
    expect(statusOf(answer)).toBe(413)
    expect(answer.text).toContain('What was sent is too large.')
    expect(answer.isClosed).toBe(true)
    expect(headerOf(answer, 'Connection')).toBe('close')
    await expectNothing()
  })

  test.each(tooLarge)('for %s, in pieces without a length, is cut off', async (_, path, bytes) => {
    const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
    const pieces = `${start.length.toString(16)}\r\n${start}\r\n${CHUNK.repeat(Math.ceil(bytes / (64 * 1024)))}`
    const answer = await sendRaw(site, `${head(path, { 'Transfer-Encoding': 'chunked' })}${pieces}0\r\n\r\n`)
    expect(statusOf(answer)).toBe(413)
    expect(answer.isClosed).toBe(true)
    await expectNothing()
  })

  test('in the headers is refused and the connection closed', async () => {
    const long = 'a'.repeat(20_000)
    for (const headers of [{ 'X-Long': long }, { Cookie: `site.session_token=${long}` }]) {
      const answer = await sendRaw(site, head('/dashboard/posts', { 'Content-Length': '0', ...headers }))
      expect(statusOf(answer)).toBe(431)
      expect(answer.isClosed).toBe(true)
    }
    const target = `GET /${long} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    expect(statusOf(await sendRaw(site, target))).toBe(431)
    await expectNothing()
  })

  test('leaves the site as it was: the next request is answered', async () => {
    expect((await staff.get('/dashboard')).status).toBe(200)
  })

  async function expectNothing(): Promise<void> {
    expect(await everythingOf(site)).toBe(before)
    expect(temporaryFiles()).toEqual(leftovers)
  }
})

/** What lies in the folder for temporary files, but for what other test runs on this machine make and remove there. */
function temporaryFiles(): string[] {
  return readdirSync(tmpdir()).filter((name) => /^(formidable|multer|busboy|upload|undici|node-)/i.test(name))
}
