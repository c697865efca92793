export const feeds = {
  language: 'es',
  title: 'Noticias de inmigración de {firm}',
  home: { name: 'Inicio', path: '/' },
  links: { rss: 'Artículos (RSS)', json: 'Artículos (JSON Feed)' },
  pagesWritten: '2026-11-27',
}
