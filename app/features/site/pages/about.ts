import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'

export type AboutContent = ReturnType<typeof aboutContent>

export function aboutContent(site: SiteContent, texts: InterfaceTexts['about']) {
  const { data, review } = pageOf(site, 'about', 'about')
  const people = site.list('person')
  const founder = people.find(({ data: { isFounder } }) => isFounder) ?? people[0]
  return {
    ...data,
    texts,
    review,
    story: { ...data.story, paragraphs: paragraphsOf(data.story.text) },
    founder: {
      title: data.founderTitle,
      biography: paragraphsOf(founder?.data.biography ?? ''),
    },
  }
}
