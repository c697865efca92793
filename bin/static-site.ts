import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { App } from '#app/platform/http/app-interface.ts'
import { contentTypeOf } from '#app/platform/http/content-types.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { staticDocument } from './static-document.ts'
import { headersFile } from './static-headers.ts'

/** What was written. */
export type WrittenSite = {
  pages: number
  /** When a figure, an article or the year on some page changes by itself, so that the files have to be made again. */
  until: Date | null
}

type Parts = {
  app: Pick<App, 'handle'>
  /** The route table of the site with nothing behind it. */
  routes: readonly RouteConfigEntry[]
  /** The address under which the files will lie. */
  origin: string
  /** The browser's files of the build. */
  client: string
  /** Emptied and filled. */
  out: string
}

/** Which hosts that know it read, and by which the folder is known to be ours. */
export const HEADERS_FILE = '_headers'

const CLIENT = { address: '127.0.0.1', requestId: 'static' }
const MISSING_PAGE = '/404'

/**
 * Writes the site as files for any host that sends `index.html` for a folder and `404.html` for what is not there.
 * @throws when a page cannot be made; the old files are gone by then
 */
export async function writeStaticSite(parts: Parts): Promise<WrittenSite> {
  const { routes, client, out, origin } = parts
  await rm(out, { recursive: true, force: true })
  await cp(client, out, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const addresses = listAddresses(routes)
  const sitemap = await ask(parts, '/sitemap.xml', 200)
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) =>
    loc.slice(origin.length),
  )
  const pages = await writePages(parts, [...new Set([...addresses.pages, ...listed])])
  const types = await writeFiles(parts, [...addresses.files, ...pages.pictures])
  await writeFile(path.join(out, HEADERS_FILE), headersFile(securityHeaders(origin), types))
  return { pages: pages.count, until: pages.until }
}

/** Addresses without a name in them: pages, and files for programs, which have an ending. */
function listAddresses(routes: readonly RouteConfigEntry[], above = '') {
  const found = { pages: [] as string[], files: [] as string[] }
  for (const { path: own = '', file, children = [] } of routes) {
    const address = own === '' ? above : `${above}/${own}`
    const below = listAddresses(children, address)
    found.pages.push(...below.pages)
    found.files.push(...below.files)
    if (/[:*]/.test(address)) continue
    if (file.endsWith('.tsx')) found.pages.push(address === '' ? '/' : address)
    else if (/\.\w+$/.test(address)) found.files.push(address)
  }
  return found
}

async function writePages(parts: Parts, addresses: readonly string[]) {
  const pictures = new Set<string>()
  const ends: Date[] = []
  for (const address of [...addresses, MISSING_PAGE]) {
    const isMissing = address === MISSING_PAGE
    const answer = await ask(parts, address, isMissing ? 404 : 200)
    const html = await answer.text()
    const page = staticDocument(html, answer.headers.get('Content-Security-Policy') ?? '')
    await write(parts, isMissing ? '/404.html' : `${address}/index.html`, page)
    for (const [picture] of html.matchAll(/\/og\/[\w.-]+\.png/g)) pictures.add(picture)
    const expires = answer.headers.get('Expires')
    if (expires !== null) ends.push(new Date(expires))
  }
  const until = ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
  return { count: addresses.length, pictures, until }
}

/** @returns content types that a host would not guess from the ending, by address */
async function writeFiles(
  parts: Parts,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const types = new Map<string, string>()
  for (const address of addresses) {
    const answer = await ask(parts, address, 200)
    await write(parts, address, new Uint8Array(await answer.arrayBuffer()))
    const type = answer.headers.get('Content-Type') ?? ''
    if (type !== contentTypeOf(address)) types.set(address, type)
  }
  return types
}

async function ask({ app, origin }: Parts, address: string, status: number): Promise<Response> {
  const answer = await app.handle(new Request(origin + address), CLIENT)
  if (answer.status === status) return answer
  throw new Error(`${address} was answered with ${answer.status}`)
}

async function write({ out }: Parts, address: string, content: string | Uint8Array) {
  const file = path.join(out, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
