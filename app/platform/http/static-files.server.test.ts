import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toResponse } from '#app/platform/http/cached-response.server.ts'
import { compressFiles, readStaticFiles } from '#app/platform/http/static-files.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'

const SCRIPT = 'export const words = "words"\n'.repeat(100)
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const files: [name: string, content: string, type: string, control: string][] = [
  ['assets/app-B1c2.js', SCRIPT, 'text/javascript; charset=utf-8', FOREVER],
  ['assets/same.js', 'new', 'text/javascript; charset=utf-8', FOREVER],
  ['fonts/text-v1.woff2', 'font', 'font/woff2', FOREVER],
  ['a.css', 'x', 'text/css; charset=utf-8', AN_HOUR],
  ['b.svg', 'x', 'image/svg+xml; charset=utf-8', AN_HOUR],
  ['c.webmanifest', 'x', 'application/manifest+json; charset=utf-8', AN_HOUR],
  ['photo.avif', SCRIPT, 'image/avif', AN_HOUR],
  ['d.strange', 'x', 'application/octet-stream', AN_HOUR],
  ['LICENSE', 'x', 'application/octet-stream', AN_HOUR],
  ['guía legal.txt', 'words', 'text/plain; charset=utf-8', AN_HOUR],
]
const previous = { 'assets/app-old.js': 'old', 'assets/same.js': 'old', 'favicon.ico': 'old' }

const site = openedOnce(async () => {
  const client = await openFolder(Object.fromEntries(files.map(([name, text]) => [name, text])))
  const before = await openFolder(previous)
  const compressed = await compressFiles(client.folder)
  const security = [['X-Content-Type-Options', 'nosniff']] as const
  const { find } = await readStaticFiles(client.folder, before.folder, security)
  const close = () => [client, before].forEach((each) => each.close())
  return { ...client, close, find, compressed }
})

function ask(pathname: string, headers: Record<string, string> = {}): Response {
  const response = site.find(pathname)
  if (response === null) throw new Error('there is no such file')
  return toResponse(response, new Request('http://localhost/', { headers }))
}

test.each(files)('%s has its type, age and protection', async (name, text, type, control) => {
  // As a browser writes it.
  const { pathname } = new URL(`http://localhost/${name}`)
  const { headers } = ask(pathname)
  expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([type, control])
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(ask(pathname, { 'If-None-Match': headers.get('ETag') ?? '' }).status).toBe(304)
  expect(await ask(pathname).text()).toBe(text)
})

test('the build compresses what gets smaller, once, and readers get it so', async () => {
  expect(site.compressed).toBe(1)
  const list = () => readdirSync(path.join(site.folder, 'assets'))
  expect(list()).toEqual(['app-B1c2.js', 'app-B1c2.js.br', 'app-B1c2.js.gz', 'same.js'])
  const br = ask('/assets/app-B1c2.js', { 'Accept-Encoding': 'gzip, br' })
  expect(br.headers.get('Content-Encoding')).toBe('br')
  const bytes = await br.bytes()
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
  const gz = ask('/assets/app-B1c2.js', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(await gz.bytes()).toString()).toBe(SCRIPT)
  expect(site.find('/assets/app-B1c2.js.br')).toBeNull()

  expect(await compressFiles(site.folder)).toBe(1)
  expect(list()).toHaveLength(4)
  expect(readFileSync(path.join(site.folder, 'assets/app-B1c2.js.br'))).toEqual(Buffer.from(bytes))
})

test('a page of the release before still finds its scripts, and nothing else of that release', async () => {
  expect(await ask('/assets/app-old.js').text()).toBe('old')
  expect(site.find('/favicon.ico')).toBeNull()
})

test('without a build there are no files', async () => {
  const none = path.join(site.folder, 'none')
  expect((await readStaticFiles(none, none, [])).find('/')).toBeNull()
})
