import { shownLink } from '#app/features/pages/site-pages.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

/** Spec 3.20. */
export type Question = {
  /** Unique on its page; used as the anchor. */
  id: string
  question: string
  answer: readonly string[]
  /** An outside address opens in a new tab. */
  link: { text: string; href: string } | null
  section: string
}

export type FaqSection = {
  /** Used as the anchor. */
  id: string
  title: string
  items: readonly Question[]
  /** After them. */
  more: Question['link']
}

/** In their order; the answers as paragraphs. */
export function questionsOn(site: SiteContent, page: string): Question[] {
  return site
    .list('question')
    .filter(({ data }) => data.page === page)
    .map(({ id, data: { question, answer, link, section } }) => ({
      id,
      question,
      answer: paragraphsOf(answer),
      link: shownLink(site, link),
      section,
    }))
}

export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/)
}
