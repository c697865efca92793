import { xmlElement, xmlText } from '#app/features/seo/sitemap.ts'

/** Paths are of this site. */
export type Feed = {
  title: string
  description: string
  language: string
  pagePath: string
  items: readonly FeedItem[]
}

/** `html` is safe to print; its links may be relative. */
export type FeedItem = {
  id: string
  path: string
  title: string
  summary: string
  html: string
  author: string
  categories: readonly string[]
  publishedAt: Date
  updatedAt: Date
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** https://www.rssboard.org/rss-specification */
export function rssFeed(origin: string, selfPath: string, feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}><channel>`,
    xmlElement('title', feed.title),
    xmlElement('link', origin + feed.pagePath),
    xmlElement('description', feed.description),
    xmlElement('language', feed.language),
    `<atom:link href="${xmlText(origin + selfPath)}" rel="self" type="application/rss+xml"/>`,
    ...lastBuild(feed.items),
    ...feed.items.map((item) => rssItem(origin, item)),
    '</channel></rss>\n',
  ].join('\n')
}

/** https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(origin: string, selfPath: string, feed: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: origin + feed.pagePath,
    feed_url: origin + selfPath,
    items: feed.items.map((item) => ({
      id: item.id,
      url: origin + item.path,
      title: item.title,
      summary: item.summary,
      content_html: withWholeLinks(item.html, origin, item.path),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.updatedAt.toISOString(),
      authors: [{ name: item.author }],
      tags: item.categories,
    })),
  }
}

/**
 * Completes the links of rendered content, which a feed's reader sees elsewhere. The quote marks of text are escaped by
 * the renderer, so what is matched here is always an attribute.
 */
function withWholeLinks(html: string, origin: string, path: string): string {
  return html
    .replaceAll(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`)
    .replaceAll(' href="#', () => ` href="${origin}${path}#`)
}

function rssItem(origin: string, item: FeedItem): string {
  const content = withWholeLinks(item.html, origin, item.path)
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', origin + item.path),
    `<guid isPermaLink="false">${xmlText(item.id)}</guid>`,
    xmlElement('pubDate', item.publishedAt.toUTCString()),
    xmlElement('dc:creator', item.author),
    ...item.categories.map((category) => xmlElement('category', category)),
    xmlElement('description', item.summary),
    xmlElement('content:encoded', content),
    '</item>',
  ].join('')
}

function lastBuild(items: readonly FeedItem[]): string[] {
  if (items.length === 0) return []
  const newest = new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())))
  return [xmlElement('lastBuildDate', newest.toUTCString())]
}
