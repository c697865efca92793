export const feeds = {
  language: 'pt-BR',
  title: 'Notícias de imigração de {firm}',
  home: { name: 'Início', path: '/' },
  links: { rss: 'Artigos (RSS)', json: 'Artigos (JSON Feed)' },
  pagesWritten: '2026-11-27',
} as const
