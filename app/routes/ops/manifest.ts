import { webManifest } from '#app/features/seo/web-manifest.ts'
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
