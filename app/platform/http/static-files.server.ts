import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import {
  type CachedResponse,
  createCachedResponse,
  type EncodedBody,
} from '#app/platform/http/cached-response.server.ts'
import { errorCode } from '#app/platform/error-code.ts'
import { contentTypeOf, isCompressible } from '#app/platform/http/content-types.ts'
import { CLOSED_POLICY, type HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** In memory, so that no path can reach a file that was not there at the start. */
export type StaticFiles = { find(pathname: string): CachedResponse | null }

const FOREVER = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
const SMALLEST_WORTH_COMPRESSING = 512

/** `previousFolder` is the last release, whose `assets/` open pages still need; a missing folder counts as empty. */
export async function readStaticFiles(
  folder: string,
  previousFolder: string,
  security: HeaderPairs,
): Promise<StaticFiles> {
  const previous = await readFolder(previousFolder, security)
  const current = await readFolder(folder, security)
  const responses = new Map(previous.filter(([pathname]) => pathname.startsWith('/assets/')))
  for (const [pathname, response] of current) responses.set(pathname, response)
  return { find: (pathname) => responses.get(pathname) ?? null }
}

/** Part of the build: brotli 11 and gzip 9, where smaller. */
export async function compressFiles(folder: string): Promise<number> {
  const names = (await listFiles(folder)).filter((name) => isCompressible(contentTypeOf(name)))
  const results = await Promise.all(names.map((name) => compressFile(path.join(folder, name))))
  return results.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const body = await readFile(file)
  if (body.length < SMALLEST_WORTH_COMPRESSING) return false
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 }
  const [br, gz] = await Promise.all([brotli(body, { params }), gzip(body, { level: 9 })])
  if (br.length >= body.length) return false
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return true
}

async function readFolder(
  folder: string,
  security: HeaderPairs,
): Promise<[pathname: string, response: CachedResponse][]> {
  const names = await listFiles(folder)
  const all = new Set(names)
  const isCompressedCopy = (name: string) => /\.(br|gz)$/.test(name) && all.has(name.slice(0, -3))
  return Promise.all(
    names
      .filter((name) => !isCompressedCopy(name))
      .map(async (name) => {
        const pathname = pathnameOf(name)
        return [pathname, await readResponse(folder, name, pathname, all, security)]
      }),
  )
}

function pathnameOf(name: string): string {
  return `/${encodeURI(name.split(path.sep).join('/')).replace(/[?#]/g, encodeURIComponent)}`
}

async function readResponse(
  folder: string,
  name: string,
  pathname: string,
  all: ReadonlySet<string>,
  security: HeaderPairs,
): Promise<CachedResponse> {
  const read = (ending: string) => readFile(path.join(folder, name + ending))
  const encoded: EncodedBody[] = []
  if (all.has(`${name}.br`)) encoded.push({ encoding: 'br', mark: 'br', body: await read('.br') })
  if (all.has(`${name}.gz`)) encoded.push({ encoding: 'gzip', mark: 'gz', body: await read('.gz') })
  const headers: HeaderPairs = [
    ['Content-Type', contentTypeOf(name)],
    ['Cache-Control', isNeverChanged(pathname) ? FOREVER : ONE_HOUR],
    ['Content-Security-Policy', CLOSED_POLICY],
    ...security,
  ]
  return withoutPlainBody(createCachedResponse(headers, await read(''), encoded))
}

/** Nearly every browser takes a compressed file, so that the plain one need not stay in memory. */
function withoutPlainBody(response: CachedResponse): CachedResponse {
  const { gzip: compressed, identity } = response
  if (compressed === null) return response
  const unpacked = {
    ...identity,
    get body() {
      return zlib.gunzipSync(compressed.body)
    },
  }
  return { ...response, identity: unpacked }
}

// The build names its assets by content; other files have a version at the end of the name (`-v1.woff2`).
function isNeverChanged(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /-v\d+\.[a-z0-9]+$/.test(pathname)
}

/** Hidden files are the build's own, except `.well-known` (RFC 8615). */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter(
        (name) =>
          !name.split(path.sep).some((part) => part.startsWith('.') && part !== '.well-known'),
      )
      .filter((name) => !name.endsWith('.map'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
