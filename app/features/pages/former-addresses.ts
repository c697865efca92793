import { shippedInAll } from '#app/features/content/shipped.ts'
import type { PublicSlug, SiteContent } from '#app/features/content/site-content.ts'
import { withoutEnd } from '#app/features/pages/local-path.ts'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import { BELOW_PAGES, slugIn, type SlugType } from '#app/features/pages/page-slugs.ts'
import { pageAt, pathOf } from '#app/features/pages/site-pages.ts'
import { onceFor } from '#app/platform/once-for.ts'

/** Those that ship, then those that the firm has published, the latest last; those of today are among them. */
export function formerSlugs(
  { locale, publicSlugs }: SiteContent,
  type: SlugType,
): Pick<PublicSlug, 'id' | 'slug'>[] {
  const shipped = Object.entries<object>(shippedInAll[locale][type])
  return [
    ...shipped.map(([id, data]) => ({ id, slug: slugIn({ type, id, locale }, data) })),
    ...publicSlugs.filter((each) => each.type === type),
  ]
}

const idsOf = onceFor((site: SiteContent) => ({
  page: idsBySlug(site, 'page'),
  service: idsBySlug(site, 'service'),
  answer: idsBySlug(site, 'answer'),
}))

// What a page has today wins over what another one had.
function idsBySlug(site: SiteContent, type: SlugType): ReadonlyMap<string, string> {
  const { locale } = site
  const present = site
    .list(type)
    .map(({ id, data }) => ({ id, slug: slugIn({ type, id, locale }, data) }))
  return new Map([...formerSlugs(site, type), ...present].map(({ id, slug }) => [slug, id]))
}

/**
 * Where a page is that readers have once found here; `gone` where the firm has removed it. Null where there never was one.
 * @param asked an address in the language of the site, at which there is no page now
 */
export function formerPage(site: SiteContent, asked: string): { address: string } | 'gone' | null {
  const inLanguage = site.locale === 'en' ? asked : asked.slice(site.locale.length + 1)
  const [, first = '', second, ...rest] = withoutEnd(inLanguage).split('/', 4)
  const ids = idsOf(site)
  const page = ids.page.get(first)
  if (page === undefined || rest.length > 0) return null
  const folder = pathOf('page', page)
  const known = BELOW_PAGES.flatMap((type) => {
    const id = second === undefined ? undefined : ids[type].get(second)
    return id !== undefined && pathOf(type, id).startsWith(`${folder}/`) ? [{ type, id }] : []
  })[0]
  const below = second === undefined ? folder : `${folder}/${second}`
  const path = known ? pathOf(known.type, known.id) : below
  if (path !== '/' && pageAt(site, path) !== null) {
    const address = addressIn(site, path)
    return address === asked ? null : { address }
  }
  const { type, id } = known ?? { type: 'page', id: page }
  return (known || second === undefined) && isRemoved(site, type, id) ? 'gone' : null
}

function isRemoved(site: SiteContent, type: SlugType, id: string): boolean {
  const isOfIt = (each: PublicSlug) => each.type === type && each.id === id && each.isRemoved
  return site.publicSlugs.some(isOfIt) || site.english?.publicSlugs.some(isOfIt) === true
}
