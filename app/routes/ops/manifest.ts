import { contentOf } from '#app/features/site/content.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'

export function loader() {
  const manifest = webManifest({
    name: firm.name,
    shortName: firm.logo.first,
    description: contentOf('en').home.description,
    language: feeds.language,
  })
  const headers = {
    ...publicPage(null),
    'Content-Type': 'application/manifest+json; charset=utf-8',
  }
  return new Response(JSON.stringify(manifest), { headers })
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest(site: {
  name: string
  shortName: string
  description: string
  language: string
}) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keeps the browser's Back and address: people check whom they write to.
    display: 'minimal-ui',
    background_color: '#f6f1e6',
    theme_color: '#f6f1e6',
    // Paper to its edge, so that phones may cut their own corners.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
