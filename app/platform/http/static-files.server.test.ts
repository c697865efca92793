import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toResponse, type CachedResponse } from '#app/platform/http/cached-response.server.ts'
import { compressFiles, readStaticFiles } from '#app/platform/http/static-files.server.ts'

const SCRIPT = 'export const words = "words"\n'.repeat(100)
const security = [['X-Content-Type-Options', 'nosniff']] as const

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'files-'))
})

afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
}

const read = () => readStaticFiles(path.join(root, 'client'), path.join(root, 'previous'), security)

function ask(response: CachedResponse | null, headers: Record<string, string> = {}): Response {
  if (response === null) throw new Error('there is no such file')
  return toResponse(response, new Request('http://localhost/', { headers }))
}

test('what the build names by its content is kept for ever, the rest for an hour', async () => {
  await write({
    'client/assets/app-B1c2.js': SCRIPT,
    'client/fonts/text-v1.woff2': 'font',
    'client/favicon.ico': 'icon',
  })
  const files = await read()
  const control = (pathname: string) => ask(files.find(pathname)).headers.get('Cache-Control')
  expect(control('/assets/app-B1c2.js')).toBe('public, max-age=31536000, immutable')
  expect(control('/fonts/text-v1.woff2')).toBe('public, max-age=31536000, immutable')
  expect(control('/favicon.ico')).toBe('public, max-age=3600')
})

test('every file has its type, is not sniffed and can be asked for again by its tag', async () => {
  const types = {
    'a.js': 'text/javascript; charset=utf-8',
    'b.css': 'text/css; charset=utf-8',
    'c.svg': 'image/svg+xml; charset=utf-8',
    'd.webmanifest': 'application/manifest+json; charset=utf-8',
    'e.avif': 'image/avif',
    'f.strange': 'application/octet-stream',
    LICENSE: 'application/octet-stream',
  }
  for (const name of Object.keys(types)) await write({ [`client/${name}`]: 'x' })
  const files = await read()
  for (const [name, type] of Object.entries(types))
    expect(ask(files.find(`/${name}`)).headers.get('Content-Type')).toBe(type)
  const response = ask(files.find('/a.js'))
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const again = ask(files.find('/a.js'), { 'If-None-Match': response.headers.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('the build compresses what gets smaller, and readers get it so', async () => {
  await write({
    'client/assets/app.js': SCRIPT,
    'client/small.js': 'x',
    'client/photo.jpg': SCRIPT,
  })
  expect(await compressFiles(path.join(root, 'client'))).toBe(1)
  expect(await readdir(path.join(root, 'client', 'assets'))).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
  ])
  const files = await read()
  const br = ask(files.find('/assets/app.js'), { 'Accept-Encoding': 'gzip, br' })
  expect(br.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(SCRIPT)
  const gz = ask(files.find('/assets/app.js'), { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(await gz.bytes()).toString()).toBe(SCRIPT)
  expect(await ask(files.find('/assets/app.js')).text()).toBe(SCRIPT)
  expect(files.find('/assets/app.js.br')).toBeNull()
})

test('compressing twice changes nothing', async () => {
  await write({ 'client/assets/app.js': SCRIPT })
  await compressFiles(path.join(root, 'client'))
  const before = await readFile(path.join(root, 'client/assets/app.js.br'))
  expect(await compressFiles(path.join(root, 'client'))).toBe(1)
  expect(await readFile(path.join(root, 'client/assets/app.js.br'))).toEqual(before)
})

test('a page of the release before still finds its scripts, and nothing else of that release', async () => {
  await write({
    'client/assets/app-new.js': 'new',
    'client/assets/same.js': 'new',
    'previous/assets/app-old.js': 'old',
    'previous/assets/same.js': 'old',
    'previous/favicon.ico': 'old',
  })
  const files = await read()
  expect(await ask(files.find('/assets/app-old.js')).text()).toBe('old')
  expect(await ask(files.find('/assets/same.js')).text()).toBe('new')
  expect(files.find('/favicon.ico')).toBeNull()
})

test('a file with a space or an accent in its name is found as a browser writes it', async () => {
  await write({ 'client/guía legal.txt': 'words' })
  const files = await read()
  const { pathname } = new URL('http://localhost/guía legal.txt')
  expect(await ask(files.find(pathname)).text()).toBe('words')
})

test('without a build there are no files', async () => {
  expect((await read()).find('/')).toBeNull()
})
