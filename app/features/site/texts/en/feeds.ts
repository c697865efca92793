/** What other programs are told: feeds, the web manifest and search engines. */
export const feeds = {
  language: 'en-US',
  title: 'Immigration Updates from {firm}',
  changes: 'What changed in immigration law, by {firm}',
  /** The first breadcrumb. */
  home: { name: 'Home', path: '/' },
  links: { rss: 'Articles (RSS)', json: 'Articles (JSON Feed)', changes: 'What changed (RSS)' },
  /** When the site's own pages were last rewritten; a changed legal figure counts by itself. */
  pagesWritten: '2026-11-28',
} as const
