import { shownLink } from '#app/features/pages/site-pages.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'

export type FaqContent = ReturnType<typeof faqContent>

export function faqContent(site: SiteContent, texts: InterfaceTexts['faq']) {
  const { data, review } = pageOf(site, 'faq', 'faq')
  const questions = questionsOn(site, 'faq')
  const sections = data.sections.map(({ id, title, more }) => ({
    id,
    title,
    more: shownLink(site, more),
    items: questions.filter(({ section }) => section === id),
  }))
  return { ...data, texts, review, sections }
}
