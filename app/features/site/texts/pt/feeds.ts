export const feeds = {
  language: 'pt-BR',
  title: 'Notícias de imigração de {firm}',
  changes: 'O que mudou na lei de imigração, por {firm}',
  home: { name: 'Início', path: '/' },
  links: { rss: 'Artigos (RSS)', json: 'Artigos (JSON Feed)', changes: 'O que mudou (RSS)' },
  pagesWritten: '2026-11-28',
} as const
