import { type Fact, FACT_TIME_ZONE, quotedKeys } from '#app/features/facts/fact.ts'
import type { ShareCard } from '#app/features/seo/share-image.ts'
import { contentOf } from '#app/features/site/content.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { namedPages } from '#app/features/site/named-pages.ts'
import type { PlainPageName } from '#app/features/site/pages/plain-page.ts'
import type { ServiceName } from '#app/features/site/pages/service-page.ts'
import { instantAt } from '#app/platform/local-time.ts'

export type SitePage = { path: string; card: ShareCard }

const covers: Record<string, ShareCard['cover']> = {
  '/services/family-immigration': 'family',
  '/services/work-visas': 'papers',
  '/services/permanent-residency': 'route',
  '/services/citizenship': 'study',
  '/services/u-visa': 'night',
  '/services/investor-visa': 'policy',
  '/blog': 'papers',
  '/about': 'family',
  '/who-may-help-you': 'night',
}

export function sitePages(): SitePage[] {
  const { home } = contentOf('en')
  return namedPages().map(({ name, path }) => ({
    path,
    card: {
      name: `page${path === '/' ? '' : path.replaceAll('/', '-')}`,
      title: path === '/' ? home.title : name,
      label: firm.offices.map((office) => office.name).join(' · '),
      cover: covers[path] ?? 'route',
    },
  }))
}

export function nearestSitePage(path: string): SitePage {
  const pages = sitePages().filter((page) => path === page.path || path.startsWith(`${page.path}/`))
  const [home] = sitePages()
  if (!home) throw new Error('The site has no pages')
  return pages.toSorted((one, other) => other.path.length - one.path.length)[0] ?? home
}

// Not the link to a preview, in any spelling.
const OF_THE_BLOG = /^\/blog\/(?:category\/[^/]+|[\w-]+)$/

/** Null for every other address, because it may contain a secret such as a password link's token. */
export function publicPath(path: string): string | null {
  const isPublic = OF_THE_BLOG.test(path) || sitePages().some((page) => page.path === path)
  return isPublic ? path : null
}

/** When the texts were written, or a figure in them took effect or was verified. */
export function pageChanged(path: string, facts: readonly Fact[], now: Date): Date {
  const quoted = quotedKeys(JSON.stringify(contentAt(path) ?? ''))
  const days = facts
    .filter(({ key }) => quoted.includes(key))
    .flatMap(({ lastVerified, intervals }) => [
      lastVerified,
      ...intervals.map(({ effectiveFrom }) => effectiveFrom),
    ])
  const instants = [feeds.pagesWritten, ...days]
    .map((day) => instantAt(day, '00:00', FACT_TIME_ZONE))
    .filter((instant) => instant <= now)
  return new Date(Math.max(...instants.map((instant) => instant.getTime()), 0))
}

function contentAt(path: string): unknown {
  const { home, about, contact, faq, services, plainPages } = contentOf('en')
  const name = path.split('/').at(-1) ?? ''
  const texts: Record<string, unknown> = {
    '/': home,
    '/services': services.overview,
    '/about': about,
    '/contact': contact,
    '/faq': faq,
  }
  return (
    texts[path] ?? services.pages[name as ServiceName] ?? plainPages.pages[name as PlainPageName]
  )
}
