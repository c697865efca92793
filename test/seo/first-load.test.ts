import { localPath } from '#test/local-path.ts'
import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { BUDGET, findPublicPages, transferOf } from '#test/journeys/transfer.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { readAll } from '#test/read-all.ts'
import { openSite } from '#test/site.ts'

/** Ten segments of 1,460 bytes, which a server may send before it has heard from the reader (RFC 6928). */
const FIRST_FLIGHT = 14_600
const WORDS_AT_ONCE = 300
// Until the server has compressed all pages fully, which it does while it has nothing else to do.
const POLLED = { timeout: 45_000, interval: 500 }
const isPost = (path: string) => /^\/blog\/(?!category\/)/.test(path)

const site = openedOnce(() => openSite('sqlite', { compressesFully: true }))

test('every public page comes as one compressed document with its style in it, within 14 kB', async () => {
  const pages = await findPublicPages(site.origin)
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/blog', '/contact', '/blog/before-you-sign-who-may-help-you']),
  )
  const tooHeavy = async (paths: readonly string[]) => {
    const transfers = await readAll(paths, async (path) => {
      const { bytes, encoding } = await transferOf(site.origin + path)
      expect(encoding, path).toBe('br')
      return { path, bytes }
    })
    return transfers.filter(({ bytes }) => bytes > BUDGET.document)
  }
  // The first readers get a page at once, later ones in its smaller recompressed form.
  let heavy = await tooHeavy(pages)
  expect(heavy).not.toEqual([])
  const stillTooHeavy = async () => (heavy = await tooHeavy(heavy.map(({ path }) => path)))
  await expect.poll(stillTooHeavy, POLLED).toEqual([])
})

test('every public page but Login and single posts comes within the first 14,600 bytes of its connection, in every language', async () => {
  const english = listPublicPages()
    .filter(({ path, status }) => path !== '/login' && !(isPost(path) && status === 200))
    .map(({ path }) => path)
  const addresses = english.flatMap((path) => LOCALES.map((locale) => localPath(path, locale)))
  const paths = [...new Set(addresses)].map((path) => encodeURI(path))
  expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/blog', '/services/u-visa']))
  for (const path of paths) await readWire(path)
  const tooLong = async () => {
    const wires = await readAll(paths, readWire)
    return paths.filter((_, index) => (wires[index]?.length ?? 0) > FIRST_FLIGHT)
  }
  await expect.poll(tooLong, POLLED).toEqual([])
})

test('of a post, the head and the first 300 words come within them', async () => {
  const list = await (await fetch(`${site.origin}/blog`)).text()
  const posts = new Set(
    [...list.matchAll(/href="(\/blog\/(?!category)[^"#?]+)"/g)].map(([, path = '']) => path),
  )
  expect(posts.size).toBeGreaterThan(2)
  for (const path of posts) {
    const wire = await readWire(path)
    const end = wire.indexOf('\r\n\r\n') + 4
    expect(wire.subarray(0, end).toString()).toMatch(/^content-encoding: br\r$/im)
    const html = await decodeStart(wire.subarray(end, FIRST_FLIGHT))
    const [, text = ''] = html.split('<div class="prose">')
    const words = text
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    expect([path, words.length]).toEqual([
      path,
      expect.toSatisfy((count: number) => count >= WORDS_AT_ONCE),
    ])
  }
})

async function readWire(path: string): Promise<Buffer> {
  const { hostname, port, host } = new URL(site.origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: br',
    'Connection: close',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return buffer(socket)
}

/** What a browser has decoded when no more than these bytes have come. */
async function decodeStart(bytes: Buffer): Promise<string> {
  const decoder = zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH })
  const parts: Buffer[] = []
  decoder.on('data', (part: Buffer) => parts.push(part))
  await new Promise((resolve, reject) => {
    decoder.on('error', reject)
    decoder.write(bytes, resolve)
  })
  return Buffer.concat(parts).toString()
}
