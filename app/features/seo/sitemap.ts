/** Paths are already encoded. */
type SitemapEntry = {
  path: string
  changed: Date
  /** The page in every language, this one included; empty where it exists in one alone. */
  alternates?: readonly Alternate[]
}

/** `lang` is BCP 47, or `x-default` for readers of every other language. */
type Alternate = { lang: string; path: string }

/** Of one file, in addresses and in bytes: https://www.sitemaps.org/protocol.html @internal */
export const SITEMAP_LIMIT = 50_000
const MOST_BYTES = 50 * 1024 * 1024
const ROOM_FOR_FRAME = 1024

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file, or as many as the addresses need. */
export function sitemapFiles(origin: string, entries: readonly SitemapEntry[]): string[] {
  const files: string[][] = [[]]
  let bytes = 0
  for (const entry of entries) {
    const url = urlOf(origin, entry)
    const length = new TextEncoder().encode(url).length + 1
    const last = files.at(-1) ?? []
    if (last.length < SITEMAP_LIMIT && bytes + length <= MOST_BYTES - ROOM_FOR_FRAME) {
      last.push(url)
      bytes += length
    } else {
      files.push([url])
      bytes = length
    }
  }
  return files.map((urls) => {
    const begin = `<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">`
    return [HEAD, begin, ...urls, '</urlset>\n'].join('\n')
  })
}

/** Of several files, which it names. */
export function sitemapIndex(origin: string, count: number): string {
  const names = Array.from({ length: count }, (_, index) => origin + sitemapPath(index + 1))
  const files = names.map((name) => `<sitemap>${xmlElement('loc', name)}</sitemap>`)
  return [HEAD, `<sitemapindex ${SCHEMA}>`, ...files, '</sitemapindex>\n'].join('\n')
}

function sitemapPath(number: number): string {
  return `/sitemaps/${number}.xml`
}

function urlOf(origin: string, { path, changed, alternates = [] }: SitemapEntry): string {
  const links = alternates.map((alternate) => alternateLink(origin, alternate))
  const parts = [xmlElement('loc', origin + path), xmlElement('lastmod', changed.toISOString())]
  return `<url>${[...parts, ...links].join('')}</url>`
}

// https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
function alternateLink(origin: string, { lang, path }: Alternate): string {
  const href = xmlText(origin + path)
  return `<xhtml:link rel="alternate" hreflang="${xmlText(lang)}" href="${href}"/>`
}

// What XML 1.0 cannot hold, not even escaped (https://www.w3.org/TR/xml/#charsets): controls and lone surrogates.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** For element content and quoted attributes. */
export function xmlText(text: string): string {
  const names: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": 'apos',
  }
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (mark) => `&${names[mark]};`)
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`
}
