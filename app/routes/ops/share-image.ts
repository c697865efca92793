import { createElement } from 'react'
import { redirect } from 'react-router'
import type { Route } from './+types/share-image.ts'
import {
  fingerprint,
  parseShareImageFile,
  type ShareCard,
  shareImagePath,
} from '#app/features/seo/share-image.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { render } from '#app/application/render.server.ts'
import { findShareCard } from '#app/server/share-cards.server.ts'

/** Unknown and not yet public get the same response. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, shareImages, now, site } = context.get(servicesContext)
  const requested = parseShareImageFile(params.file)
  const card = requested && (await findShareCard({ db, site }, requested.name, now()))
  if (!card) return new Response('Not found', { status: 404 })
  const current = shareImagePath(card)
  // The address of an older title redirects to today's image.
  if (requested.fingerprint !== fingerprint(card)) return redirect(current)
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${requested.fingerprint}"`,
  }
  if (request.headers.get('If-None-Match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  // Loaded with the first image: the glyphs are a quarter of a megabyte.
  const { ShareCardDrawing } = await import('#app/features/seo/ui/share-card.tsx')
  const accents = await accentsOf(card)
  const draw = () => render(createElement(ShareCardDrawing, { card, ...accents }))
  const png = await shareImages.find(current, draw)
  if (!png) return new Response('Busy', { status: 503, headers: { 'Retry-After': '5' } })
  return new Response(png, { headers: { ...headers, 'Content-Length': String(png.length) } })
}

async function accentsOf({ accent }: ShareCard) {
  if (accent === null) return {}
  const colours = await import('#app/features/site/accent/accent-style.server.ts')
  return { accents: colours.accentsOf(accent) }
}
