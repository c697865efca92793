export const feeds = {
  language: 'es',
  title: 'Noticias de inmigración de {firm}',
  changes: 'Qué ha cambiado en la ley de inmigración, por {firm}',
  home: { name: 'Inicio', path: '/' },
  links: {
    rss: 'Artículos (RSS)',
    json: 'Artículos (JSON Feed)',
    changes: 'Qué ha cambiado (RSS)',
  },
  pagesWritten: '2026-11-28',
}
