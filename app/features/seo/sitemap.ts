/** `path` is already encoded. */
type SitemapEntry = { path: string; changed: Date }

/** https://www.sitemaps.org/protocol.html */
export const SITEMAP_LIMIT = 50_000

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries
    .slice(0, SITEMAP_LIMIT)
    .map(
      ({ path, changed }) =>
        `<url>${xmlElement('loc', origin + path)}${xmlElement('lastmod', changed.toISOString())}</url>`,
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
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
