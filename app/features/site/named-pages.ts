import { menuOf, pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { countryPages } from '#app/features/site/countries/country-page.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { serviceItems } from '#app/features/site/frame.ts'

/** Every page that the site's content has; posts and categories are not among them. */
export function namedPages(site: SiteContent): { name: string; path: string }[] {
  return [
    ...menuOf(site, 'main'),
    { name: pageOf(site, 'services', 'services').data.title, path: '/services' },
    ...serviceItems(site),
    ...peopleOf(site),
    ...countryPages(site),
    ...menuOf(site, 'legal'),
  ].map(({ name, path }) => ({ name, path }))
}
