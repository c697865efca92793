import { factsOf } from '#app/features/content/facts-of-site.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { FACT_TIME_ZONE, quoteAllFacts } from '#app/features/facts/fact.ts'
import { shownSource } from '#app/features/pages/site-pages.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import type { RelatedLink } from '#app/features/site/pages/related.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { instantAt, longDate } from '#app/platform/local-time.ts'
import { onceFor } from '#app/platform/once-for.ts'
import { MONTH_NAMES } from '#app/platform/texts/month-names.ts'

type Texts = InterfaceTexts['changes']

export type Change = ReturnType<typeof changesOf>[number]

export const CHANGES_PATH = '/changes'

/** The newest first; each quotes the law as it was on the first day, so that it stays true when the law changes again. */
export const changesOf = onceFor((site: SiteContent) =>
  site
    .list('change')
    .toSorted((one, other) => other.data.from.localeCompare(one.data.from))
    .map(({ id, data }) => {
      const start = instantAt(data.from, '00:00', FACT_TIME_ZONE)
      const quoted = quoteAllFacts(data, factsOf(site), start, site.locale)
      const paragraphs = paragraphsOf(quoted.text)
      return { ...quoted, id, path: `${CHANGES_PATH}#${id}`, start, paragraphs }
    }),
)

export type ChangesContent = ReturnType<typeof changesContent>

export function changesContent(site: SiteContent, texts: Texts) {
  const { data, review } = pageOf(site, 'changes', 'changes')
  const byMonth = Map.groupBy(changesOf(site), ({ from }) => from.slice(0, 7))
  const months = [...byMonth].map(([month, changes]) => ({
    // No id of a change has such a sign.
    id: month.replace('-', '_'),
    name: monthName(month, site, texts),
    changes: changes.map((change) => shownChange(change, site, texts)),
  }))
  return { ...data, review, months }
}

function monthName(yearAndMonth: string, { locale }: SiteContent, texts: Texts): string {
  const [year = '', month] = yearAndMonth.split('-')
  const name = MONTH_NAMES[locale][Number(month) - 1] ?? ''
  return fillText(texts.month, { month: name.charAt(0).toUpperCase() + name.slice(1), year })
}

function shownChange(change: Change, site: SiteContent, texts: Texts) {
  const { id, title, affected, paragraphs, source } = change
  const [days, text] = dayAndSource(change, site, texts)
  return { id, title, affected, days, paragraphs, source: shownSource(site, source.url, text) }
}

/** From and until when, and the source with its day, each as a line. */
export function dayAndSource(
  change: Change,
  { locale }: SiteContent,
  texts: Texts,
): [string, string] {
  const [from, date] = [longDate(change.from, locale), longDate(change.asOf, locale)]
  const until = change.until && longDate(change.until, locale)
  const days = until ? fillText(texts.between, { from, until }) : fillText(texts.since, { from })
  return [days, fillText(texts.source, { name: change.source.name, date })]
}

const MOST_LINKS = 2

/** To the newest changes that touch a service or a country, and to all of them. */
export function changeLinks(
  site: SiteContent,
  [type, id]: ['services' | 'countries', string],
  texts: Texts,
): { title: string; links: RelatedLink[] } {
  const { title } = pageOf(site, 'changes', 'changes').data
  const touching = changesOf(site).filter(({ [type]: touched }) => touched.includes(id))
  if (touching.length === 0) return { title, links: [] }
  const newest = touching
    .slice(0, MOST_LINKS)
    .map((each) => ({ text: each.title, href: each.path }))
  return { title, links: [...newest, { text: texts.all, href: CHANGES_PATH }] }
}
