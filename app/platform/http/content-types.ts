const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Unknown endings are sent as bytes, which a browser stores and never runs. */
export function contentTypeOf(fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return (fileName.includes('.') ? contentTypes[ending] : undefined) ?? 'application/octet-stream'
}

export function isCompressible(contentType: string): boolean {
  return /^(text\/(?!event-stream)|application\/(json|xml|manifest\+json|rss\+xml|atom\+xml|ld\+json|problem\+json)|image\/svg\+xml)/i.test(
    contentType,
  )
}
