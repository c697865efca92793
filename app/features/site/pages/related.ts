import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { onceFor } from '#app/platform/once-for.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'

export type RelatedLink = { text: string; href: string }

export const MOST_LINKS = 3

/** Those of the FAQ page that an article in these categories leads to. */
export function relatedQuestions(site: SiteContent, categories: readonly string[]): RelatedLink[] {
  const sections = site
    .list('service')
    .filter(({ data }) => categories.some((name) => isCategoryOf(data, name)))
    .map(({ data }) => data.faqSection)
  return questionsOn(site, 'faq')
    .filter(({ section }) => sections.includes(section))
    .slice(0, MOST_LINKS)
    .map(({ id, question }) => ({ text: question, href: `/faq#${id}` }))
}

type Topics = Pick<RecordData<'service'>, 'topics'>

/** Whether articles of this category are about the service; both are in one language. */
export function isCategoryOf(service: Topics, category: string): boolean {
  const folded = foldForSearch(category)
  const words = [...folded.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) =>
    folded.slice(index),
  )
  return topicsOf(service).some((topic) => words.some((rest) => beginsWith(rest, topic)))
}

// A page asks about the categories of many articles.
const topicsOf = onceFor(({ topics = [] }: Topics) => topics.map(foldForSearch))

const SHORT = 3

/** A topic that ends with a very short word, such as "visa u", means that whole word. */
function beginsWith(text: string, topic: string): boolean {
  if (!text.startsWith(topic)) return false
  const isShort = topic.slice(topic.lastIndexOf(' ') + 1).length < SHORT
  return !isShort || !/^\p{L}/u.test(text.slice(topic.length))
}
