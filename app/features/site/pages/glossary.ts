import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'

export type GlossaryContent = ReturnType<typeof glossaryContent>

/** In the order of the alphabet, by first letter; `id` is the anchor of a term. */
export function glossaryContent(site: SiteContent) {
  const { data, review } = pageOf(site, 'glossary', 'glossary')
  const terms = site
    .list('term')
    .map(({ id, data: term }) => ({ id, ...term }))
    .toSorted((one, other) => one.term.localeCompare(other.term, site.locale))
  const byLetter = Object.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())
  const letters = Object.entries(byLetter).map(([letter, inIt = []]) => ({ letter, terms: inIt }))
  return { ...data, review, letters }
}
