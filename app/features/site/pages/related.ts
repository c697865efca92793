import type { SiteContent } from '#app/features/content/site-content.ts'
import { type Question, questionsOn } from '#app/features/site/pages/question.ts'

type Topic = {
  services: readonly string[]
  section: string
  category: RegExp
  /** Questions of the section that are not about the service. */
  except?: RegExp
}

// A category has the name that its author gave it.
const topics: readonly Topic[] = [
  {
    services: ['family-immigration', 'permanent-residency'],
    section: 'family',
    category: /famil|fianc|spouse|green card/i,
  },
  {
    services: ['work-visas', 'investor-visa'],
    section: 'work',
    category: /work|employ|invest|\b(?:h-1b|l-1|o-1|e-2|eb-?\d)/i,
  },
  {
    services: ['u-visa'],
    section: 'humanitarian',
    category: /humanit|asylum|crime|\bu[- ]visa/i,
    except: /asylum/i,
  },
  { services: ['citizenship'], section: 'citizenship', category: /citizen|naturali[sz]/i },
]

export type RelatedLink = { text: string; href: string }

/** Of an article in these categories, or of a service: those of the FAQ page. */
export function relatedQuestions(
  site: SiteContent,
  about: { categories: readonly string[] } | { service: string },
): RelatedLink[] {
  const found = topics.filter((topic) => isAbout(topic, about))
  const fits = ({ section, question }: Question) =>
    found.some(
      (topic) => topic.section === section && !('service' in about && topic.except?.test(question)),
    )
  return questionsOn(site, 'faq')
    .filter(fits)
    .slice(0, MOST_LINKS)
    .map(({ id, question }) => ({ text: question, href: `/faq#${id}` }))
}

/** Whether articles of this category are about the service. */
export function isCategoryOf(service: string, category: string): boolean {
  return topics.some((topic) => topic.services.includes(service) && topic.category.test(category))
}

export const MOST_LINKS = 3

function isAbout(topic: Topic, about: Parameters<typeof relatedQuestions>[1]): boolean {
  if ('service' in about) return topic.services.includes(about.service)
  return about.categories.some((category) => topic.category.test(category))
}
