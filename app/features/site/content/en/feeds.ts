/** What other programs are told of the site in English: feeds, the web manifest and search engines. */
export const feeds = {
  language: 'en-US',
  title: 'Immigration Updates from {firm}',
  /** Where every way to a page begins. */
  home: { name: 'Home', path: '/' },
  rss: 'Articles (RSS)',
  json: 'Articles (JSON Feed)',
  /** The day on which the site's own pages were last rewritten. A figure that changes in them counts by itself. */
  pagesWritten: '2026-11-21',
} as const
