import { menuOf, pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { countryPages } from '#app/features/site/countries/country-page.ts'
import { hasQuickExit } from '#app/features/site/pages/quick-exit.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { serviceItems } from '#app/features/site/frame.ts'

/** Every page that the site's content has, once; posts and categories are not among them. */
export function namedPages(site: SiteContent): { name: string; path: string }[] {
  const named = [
    ...menuOf(site, 'main'),
    { name: pageOf(site, 'services', 'services').data.title, path: '/services' },
    ...serviceItems(site),
    ...peopleOf(site),
    ...countryPages(site),
    ...urgentPages(site),
    ...menuOf(site, 'legal'),
  ]
  const names = new Map<string, string>()
  for (const { name, path } of named) if (!names.has(path)) names.set(path, name)
  return [...names].map(([path, name]) => ({ name, path }))
}

/** Whoever needs one finds it, also where a firm wrote its menus before the site had it. */
function urgentPages(site: SiteContent) {
  return site
    .list('page')
    .filter(hasQuickExit)
    .map(({ id, data }) => ({ name: data.title, path: `/${id}` }))
}
