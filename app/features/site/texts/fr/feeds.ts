/** What other programs are told: feeds, the web manifest and search engines. */
export const feeds = {
  language: 'fr',
  title: 'Actualités de l’immigration, par {firm}',
  changes: 'Ce qui a changé dans le droit de l’immigration, par {firm}',
  /** The first breadcrumb. */
  home: { name: 'Accueil', path: '/' },
  links: { rss: 'Articles (RSS)', json: 'Articles (JSON Feed)', changes: 'Ce qui a changé (RSS)' },
  /** When the site’s own pages were last rewritten; a changed legal figure counts by itself. */
  pagesWritten: '2026-11-28',
} as const
