import { pageAddress } from '#app/features/site/locales/localized-paths.ts'
import routes from '#app/routes.ts'

/** Routes without an entry get an unknown name. */
const SAMPLES: Record<string, string> = {
  'about/:person': 'about/founder',
  'blog/:post': 'blog/before-you-sign-who-may-help-you',
  'blog/category/:category': 'blog/category/visa',
}

/** Not of a page in another language. */
export function isEnglish(path: string): boolean {
  return pageAddress(path) === null
}

/** Of the site map, encoded as it has them. */
export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

export type PublicPage = { path: string; status: 200 | 404 }

/** From `app/routes.ts`, so that every test of all pages includes a new route. */
export function listPublicPages(): PublicPage[] {
  const pages = routes
    .flatMap((entry) => entry.children ?? [entry])
    .filter(({ file }) => /^routes\/(?!dashboard\/|dev\/).*\.tsx$/.test(file))
    .map(({ path = '' }) => placeOf(path))
  return [...pages, { path: '/blog?q=nothing+is+called+like+this', status: 200 }]
}

function placeOf(pattern: string): PublicPage {
  const sample = SAMPLES[pattern]
  if (sample !== undefined) return { path: `/${sample}`, status: 200 }
  const isOpen = /[:*]/.test(pattern)
  const path = pattern.replace('*', 'no/such/page').replaceAll(/:\w+/g, 'nobody-knows-this')
  return { path: `/${path}`, status: isOpen ? 404 : 200 }
}
