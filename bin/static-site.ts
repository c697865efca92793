import { fixedPath } from '#app/features/pages/local-path.ts'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { App } from '#app/platform/http/app-interface.ts'
import { contentTypeOf } from '#app/platform/http/content-types.ts'
import { securityHeaders } from '#app/platform/http/security-headers.server.ts'
import { headersFile, staticDocument } from './static-document.ts'

type Parts = {
  app: Pick<App, 'handle'>
  origin: string
  client: string
  out: string
}

/** Identifies our own folder; Netlify and Cloudflare Pages read it. */
export const HEADERS_FILE = '_headers'

/** Some hosts show the nearest one above an address; on others a script of the first finds the second. */
const MISSING_PAGES = ['/404', '/blog/404']
// In addition to those of the site map.
const UNLISTED_PAGES = [
  '/login',
  ...LOCALES.map((locale) => fixedPath('/search', locale)),
  '/dashboard',
  '/dashboard/blog/new',
  '/dashboard/blog/view',
  '/dashboard/copy',
]
const FILES = [
  ...LOCALES.map((locale) => fixedPath('/search.json', locale)),
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
]

/** The images of shared links, the feeds, and the steps to be saved. */
const LINKED_FILES =
  /\/og\/[\w.-]+\.png|(?<= href=")\/[^"]*\b(?:feed\.(?:xml|json)|steps\.html)(?=")/g

/** `until` is when a page next changes by itself; the old files are gone when this throws. */
export async function writeStaticSite(
  parts: Parts,
): Promise<{ pages: number; until: Date | null }> {
  const { client, out, origin } = parts
  await rm(out, { recursive: true, force: true })
  await cp(client, out, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const sitemaps = await namedIn(parts, '/sitemap.xml', 'sitemap')
  const listed: string[] = []
  for (const file of sitemaps.length === 0 ? ['/sitemap.xml'] : sitemaps)
    listed.push(...(await namedIn(parts, file, 'url')))
  const linked = new Set<string>()
  const ends: number[] = []
  for (const address of [...listed, ...UNLISTED_PAGES, ...MISSING_PAGES]) {
    const { html, expires } = await writePage(parts, address)
    for (const [file] of html.matchAll(LINKED_FILES)) linked.add(file)
    if (expires !== null) ends.push(Date.parse(expires))
  }
  await writeMovedPosts(parts)
  const types = await writeFiles(parts, [...FILES, ...sitemaps, ...linked])
  await writeFile(path.join(out, HEADERS_FILE), headersFile(securityHeaders(origin), types))
  const pages = listed.length + UNLISTED_PAGES.length
  return { pages, until: ends.length === 0 ? null : new Date(Math.min(...ends)) }
}

/** The addresses in one file of the site map: of pages, or in an index of other such files. */
async function namedIn(parts: Parts, file: string, element: 'sitemap' | 'url') {
  const xml = await (await ask(parts, file)).text()
  return [...xml.matchAll(new RegExp(`<${element}><loc>([^<]*)`, 'g'))].map(([, loc = '']) =>
    loc.slice(parts.origin.length),
  )
}

async function writePage(parts: Parts, address: string) {
  const isMissing = MISSING_PAGES.includes(address)
  const response = await ask(parts, address, isMissing ? 404 : 200)
  const html = await response.text()
  const page = staticDocument(html, response.headers.get('Content-Security-Policy') ?? '')
  await write(parts, isMissing ? `${address}.html` : `${address}/index.html`, page)
  return { html, expires: response.headers.get('Expires') }
}

// A file cannot redirect, so the address by id holds a page that leads on.
async function writeMovedPosts(parts: Parts) {
  const feed = (await (await ask(parts, '/feed.json')).json()) as { items: { id: string }[] }
  for (const { id } of feed.items) {
    const address = `/blog/${id.replace('urn:uuid:', '')}`
    const to = (await ask(parts, address, 301)).headers.get('Location') ?? ''
    const page = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">
<link rel="canonical" href="${parts.origin}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head>
<body><a href="${to}">${to}</a></body></html>
`
    await write(parts, `${address}/index.html`, page)
  }
}

async function writeFiles(parts: Parts, addresses: readonly string[]) {
  const types = new Map<string, string>()
  for (const address of addresses) {
    const response = await ask(parts, address)
    await write(parts, address, new Uint8Array(await response.arrayBuffer()))
    const type = response.headers.get('Content-Type') ?? ''
    if (type !== contentTypeOf(address)) types.set(address, type)
  }
  return types
}

async function ask({ app, origin }: Parts, address: string, status = 200): Promise<Response> {
  const client = { address: '127.0.0.1', requestId: 'static' }
  const response = await app.handle(new Request(origin + address), client)
  if (response.status === status) return response
  throw new Error(`${address} was answered with ${response.status}`)
}

async function write({ out }: Parts, address: string, content: string | Uint8Array) {
  const file = path.join(out, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
