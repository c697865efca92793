import { pageOf } from '#app/features/content/site-content.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/manifest.ts'

// Paper to its edge, so that phones may cut their own corners.
const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)

/** https://www.w3.org/TR/appmanifest/ */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(servicesContext).site('en')
  const { firm } = site
  const manifest = {
    id: '/',
    name: firm.name,
    short_name: firm.logo.first,
    description: pageOf(site, 'home', 'home').data.description,
    lang: feeds.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // Keeps the browser's Back and address: people check whom they write to.
    display: 'minimal-ui',
    background_color: '#f6f1e6',
    theme_color: '#f6f1e6',
    icons,
  }
  const headers = {
    ...publicPage(null),
    'Content-Type': 'application/manifest+json; charset=utf-8',
  }
  return new Response(JSON.stringify(manifest), { headers })
}
