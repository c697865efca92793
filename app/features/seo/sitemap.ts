import { xmlElement } from '#app/features/seo/xml.ts'

/** `path` is already encoded. */
export type SitemapEntry = { path: string; changed: Date }

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
