/** Paths are already encoded. */
type SitemapEntry = {
  path: string
  changed: Date
  /** The page in every language, this one included; empty where it exists in one alone. */
  alternates?: readonly Alternate[]
}

/** `lang` is BCP 47, or `x-default` for readers of every other language. */
type Alternate = { lang: string; path: string }

/** https://www.sitemaps.org/protocol.html */
export const SITEMAP_LIMIT = 50_000

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, SITEMAP_LIMIT).map(({ path, changed, alternates = [] }) => {
    const links = alternates.map((alternate) => alternateLink(origin, alternate))
    const parts = [xmlElement('loc', origin + path), xmlElement('lastmod', changed.toISOString())]
    return `<url>${[...parts, ...links].join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
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
