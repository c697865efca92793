import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Answer, ask } from './ask.ts'

/** A page that anybody can read. */
export type PublicPage = {
  path: string
  html: string
  /** What goes over the line, in bytes: the page as it is sent, and the style sheets that it waits for. */
  bytes: number
}

const READER = { 'Accept-Encoding': 'br', Accept: 'text/html' }
/** The page cache compresses harder once no new page has come for two seconds. */
const NOT_YET = /-b5"$/
const PATIENCE_MS = 20_000
const NOT_THERE = 'a-page-that-is-not-there'

/** Which addresses of the site's routes anybody may open, as patterns such as `/blog/:post`. */
export function listPatterns(routes: readonly Route[]): string[] {
  const patterns = routes
    .flatMap((route) => route.children ?? [route])
    .map(({ path = '' }) => `/${path}`)
  // The dashboard and Login are applications for staff.
  return patterns.filter((pattern) => !/^\/(?:dashboard|login|logout)/.test(pattern))
}

type Route = { path?: string | undefined; children?: Route[] | undefined }

/**
 * Reads every public page of a site, each as small as the page cache makes it. Of the pages with a name in their address it
 * takes the heaviest that a page links to.
 */
export async function readPublicPages(
  origin: string,
  patterns: readonly string[],
): Promise<PublicPage[]> {
  const fixed = patterns.filter((pattern) => !pattern.includes(':'))
  const paths = fixed.map((pattern) => pattern.replace('*', NOT_THERE))
  const linked = linksOf(await readPages(origin, paths))
  const groups = patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => linked.filter((path) => matches(pattern, path) && !paths.includes(path)))
  // First all of them, because the cache compresses harder only when no new page comes.
  for (const group of groups) await readPages(origin, group)
  const others: PublicPage[] = []
  for (const group of groups)
    others.push(...heaviest(await readPages(origin, group, waitUntilSmall)))
  return [...(await readPages(origin, paths, waitUntilSmall)), ...others]
}

function heaviest(pages: PublicPage[]): PublicPage[] {
  return pages.toSorted((one, other) => other.bytes - one.bytes).slice(0, 1)
}

function linksOf(pages: PublicPage[]): string[] {
  const links = pages.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"?#]*)"/g)])
  return [...new Set(links.map(([, href]) => href ?? ''))]
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}

async function readPages(
  origin: string,
  paths: readonly string[],
  read: (address: string) => Promise<Answer> = askAsReader,
): Promise<PublicPage[]> {
  const pages: PublicPage[] = []
  for (const path of paths) {
    const response = await read(origin + path)
    const isPage = response.headers['content-type']?.startsWith('text/html') === true
    const isWanted = response.status === 200 || path.endsWith(NOT_THERE)
    if (!isPage || !isWanted) continue
    const html = textOf(response)
    const sheets = await readStyleSheets(origin, html)
    pages.push({ path, html, bytes: response.body.length + sheets })
  }
  return pages
}

function askAsReader(address: string): Promise<Answer> {
  return ask(address, READER)
}

/** What the cache stores is asked for until it is compressed at its hardest; other pages are taken as they come. */
export async function waitUntilSmall(address: string): Promise<Answer> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (;;) {
    const response = await askAsReader(address)
    const etag = response.headers.etag ?? ''
    if (!NOT_YET.test(etag)) return response
    if (performance.now() > giveUpAt) throw new Error(`${address} was never compressed harder`)
    await sleep(100)
  }
}

function textOf({ headers, body }: Answer): string {
  const bytes = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return bytes.toString('utf8')
}

async function readStyleSheets(origin: string, html: string): Promise<number> {
  const tags = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
  const addresses = tags.map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '')
  const responses = await Promise.all(addresses.map((address) => askAsReader(origin + address)))
  return responses.reduce((sum, { body }) => sum + body.length, 0)
}
