import type { SiteContent } from '#app/features/content/site-content.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'

/** `section` is one of the FAQ page. */
type Topic = { services: readonly string[]; section: string; category: RegExp }

// A category has the name that its author gave it, in the language of the post; matched without case and accents.
const topics: readonly Topic[] = [
  {
    services: ['family-immigration'],
    section: 'family',
    category: /famil|fianc|spouse|conyug|conjug|conjoint/,
  },
  {
    services: ['permanent-residency'],
    section: 'family',
    category: /green card|tarjeta verde|carte verte|residen/,
  },
  {
    services: ['work-visas', 'investor-visa'],
    section: 'work',
    category:
      /work|employ|trabaj|trabalh|travail|emple|empreg|emploi|inve[sr]|\b(?:h-1b|l-1|o-1|e-2|eb-?\d)/,
  },
  {
    services: ['u-visa'],
    section: 'humanitarian',
    category: /humanit|asylum|asil|\bcrim|\bu[- ]visa|\b(?:visa|visto) u\b/,
  },
  {
    services: ['citizenship'],
    section: 'citizenship',
    category: /citizen|ciudadan|cidadan|citoyen|naturali[sz]/,
  },
]

export type RelatedLink = { text: string; href: string }

export const MOST_LINKS = 3

/** Those of the FAQ page that an article in these categories leads to. */
export function relatedQuestions(site: SiteContent, categories: readonly string[]): RelatedLink[] {
  const sections = topics
    .filter(({ category }) => categories.some((name) => category.test(foldForSearch(name))))
    .map(({ section }) => section)
  return questionsOn(site, 'faq')
    .filter(({ section }) => sections.includes(section))
    .slice(0, MOST_LINKS)
    .map(({ id, question }) => ({ text: question, href: `/faq#${id}` }))
}

/** Whether articles of this category are about the service. */
export function isCategoryOf(service: string, category: string): boolean {
  const folded = foldForSearch(category)
  return topics.some((topic) => topic.services.includes(service) && topic.category.test(folded))
}
