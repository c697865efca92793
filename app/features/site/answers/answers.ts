import { answerWords } from '#app/features/pages/answer-words.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { pageOfRecord, pathOf, shownLink, shownSource } from '#app/features/pages/site-pages.ts'
import { languageNames } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { hasQuickExit } from '#app/features/site/pages/quick-exit.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'
import { onceFor } from '#app/platform/once-for.ts'

/** With the words of their questions; their facts are not yet quoted. */
export const answersOf = onceFor((site: SiteContent) =>
  site.list('answer').flatMap(({ id, data, review }) => {
    const words = answerWords(data, site)
    if (words === null) return []
    const languages = languageNames(site.firm, site.locale)
    const answer = fillText(words.answer, { languages })
    const link = data.link ?? words.link
    const { question } = words
    const path = pathOf('answer', id)
    return [{ ...data, id, path, review, question, answer, link, paragraphs: paragraphsOf(answer) }]
  }),
)

export type AnswersContent = ReturnType<typeof answersContent>

/** All of them by topic. */
export function answersContent(site: SiteContent, texts: InterfaceTexts['answers']) {
  const { data } = pageOf(site, 'answers', 'answers')
  const byTopic = Map.groupBy(answersOf(site), ({ topic }) => topic)
  const topics = [...byTopic].map(([id, answers]) => ({
    id,
    title: texts.topics[id],
    links: answers.map(linkTo),
  }))
  return { ...data, topics }
}

export type AnswerContent = NonNullable<ReturnType<typeof answerContent>>

const MOST_OTHERS = 4

/** Null where there is none. */
export function answerContent(
  site: SiteContent,
  id: string,
  { answers: texts, changes, countries: frame, services: { leave } }: InterfaceTexts,
) {
  const all = answersOf(site)
  const found = all.find((each) => each.id === id)
  const page = pageOfRecord(site, 'answer', id)
  if (!found || page === null) return null
  const { topic, link, source, asOf } = found
  const others = all.filter((each) => each.topic === topic && each.id !== id)
  const list = {
    text: pageOf(site, 'answers', 'answers').data.title,
    path: pathOf('page', 'answers'),
  }
  const date = longDate(asOf, site.locale)
  const isForThoseAtRisk = hasQuickExit(page)
  const { contact } = frame
  const path = isForThoseAtRisk ? `${contact.path}?from=${found.path}` : contact.path
  return {
    ...found,
    texts: { ...texts, ...frame, contact: { ...contact, path } },
    leave: isForThoseAtRisk ? leave : null,
    list,
    link: shownLink(site, link),
    source: shownSource(site, source.url, fillText(changes.source, { name: source.name, date })),
    others: [...others.slice(0, MOST_OTHERS).map(linkTo), { text: texts.all, href: list.path }],
  }
}

function linkTo({ question, path }: { question: string; path: string }) {
  return { text: question, href: path }
}
