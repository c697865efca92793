import { leadsToPage } from '#app/features/pages/site-pages.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { questionsOn } from '#app/features/site/pages/question.ts'

export type HomeContent = ReturnType<typeof homeContent>

export function homeContent(site: SiteContent, texts: InterfaceTexts['home']) {
  const { data } = pageOf(site, 'home', 'home')
  const titles = new Map(data.sections.map(({ id, title }) => [id, title]))
  const questions = questionsOn(site, 'home').map((question) => ({
    ...question,
    category: titles.get(question.section) ?? '',
  }))
  const shown = <Region extends typeof data.africa>(region: Region) => ({
    ...region,
    more: region.more.filter(({ href }) => leadsToPage(site, href)),
  })
  const regions = { africa: shown(data.africa), southAmerica: shown(data.southAmerica) }
  return { ...data, ...regions, texts, questions }
}
