import { frame } from '#app/features/site/content/en/frame.ts'
import { services } from '#app/features/site/content/en/services.ts'

/** Every page that the site's content has; posts and categories are not among them. */
export function namedPages(): { name: string; path: string }[] {
  return [
    ...frame.navigation,
    { name: services.overview.title, path: '/services' },
    ...frame.services,
    ...frame.legalLinks,
  ].map(({ name, path }) => ({ name, path }))
}
