import { pageAddress } from '#test/local-path.ts'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { SERVICE_IDS } from '#app/features/content/service-ids.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import routes from '#app/routes.ts'

/** Routes without an entry get an unknown name. */
const SAMPLES: Record<string, readonly string[]> = {
  'about/:person': ['/about/founder'],
  'answers/:answer': ['/answers/ice-at-the-door'],
  'blog/:post': ['/blog/before-you-sign-who-may-help-you'],
  'blog/category/:category': ['/blog/category/visa'],
  'countries/:country?': ['/countries', '/countries/ng'],
  'services/:service': SERVICE_IDS.map((id) => pathOf('service', id)),
  ':page': shippedSite
    .list('page')
    .filter(({ data }) => data.layout === 'plain')
    .map(({ id }) => pathOf('page', id)),
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

/** `kind`: the module of its route. */
export type PublicPage = { path: string; status: 200 | 404; kind: string }

/** From `app/routes.ts`, so that every test of all pages includes a new route. */
export function listPublicPages(): PublicPage[] {
  const pages = routes
    .flatMap((entry) => entry.children ?? [entry])
    .filter(({ file }) => /^routes\/(?!dashboard\/|dev\/).*\.tsx$/.test(file))
    .flatMap(({ path = '', file }) => placesOf(path).map((place) => ({ ...place, kind: file })))
  const kind = 'routes/blog/list.tsx'
  return [...pages, { path: '/blog?q=nothing+is+called+like+this', status: 200, kind }]
}

function placesOf(pattern: string): Omit<PublicPage, 'kind'>[] {
  const samples = SAMPLES[pattern]
  if (samples !== undefined) return samples.map((path) => ({ path, status: 200 }))
  const isOpen = /[:*]/.test(pattern)
  const path = pattern.replace('*', 'no/such/page').replaceAll(/:\w+/g, 'nobody-knows-this')
  return [{ path: `/${path}`, status: isOpen ? 404 : 200 }]
}

/** Like the fullest or the emptiest page of their kind, which `html.test.ts` compares. */
const LEFT_OUT = [
  /^\/services\/(work-visas|investor-visa)$/,
  /^\/(who-may-help-you|privacy|disclaimer)$/,
  // One link to an account that no longer works stays: `/password-reset`.
  /^\/(preview|setup|invitation|email-change|languages)\/nobody-knows-this/,
]

/**
 * For walks of many pages in the browser: of each kind and language the fullest page and the emptiest, one post, one
 * category, one answer and one country.
 * `npm run soak` walks all of them; `html.test.ts` reads all of them.
 */
export function chooseWalked(paths: readonly string[]): string[] {
  if (process.env['SOAK'] !== undefined) return [...paths]
  const seen = new Set<string>()
  return paths.filter((path) => {
    const { locale, path: english } = pageAddress(path) ?? { locale: 'en', path }
    if (LEFT_OUT.some((pattern) => pattern.test(english))) return false
    const kind = `${locale} ${singlyWalked(english)}`
    const isFirst = !seen.has(kind)
    seen.add(kind)
    return isFirst
  })
}

/** Of posts, categories, answers and countries the first is walked; every other page stands for itself. */
function singlyWalked(english: string): string {
  if (english.startsWith('/blog/category/')) return 'a category'
  if (english.startsWith('/answers/')) return 'an answer'
  if (english.startsWith('/countries/')) return 'a country'
  return /^\/blog\/[^/]+$/.test(english) ? 'a post' : english
}
