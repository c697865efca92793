import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bulletinsOf } from '#app/features/content/bulletins-of-site.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { VisaBulletinTool } from '#app/features/tools/ui/visa-bulletin-tool.tsx'
import {
  type Bulletin,
  CATEGORIES,
  type Cell,
  COUNTRIES,
  type Month,
  placeIn,
  VISA_BULLETIN,
} from '#app/features/tools/visa-bulletin/bulletin.ts'
import { readPlace } from '#app/features/tools/visa-bulletin/place-form.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'

const [october] = bulletinsOf(siteContents(shippedInAll, []).en)
const MEXICO = { category: 'F3', country: 'mexico', date: '06/30/2001' }

type Answering = { locale?: Locale; bulletins?: [Bulletin, ...Bulletin[]] }

function answerOf(
  typed: Record<string, string>,
  { locale = 'en', bulletins = [october] }: Answering = {},
): string {
  const form = new URLSearchParams(typed)
  const tool = { bulletins, locale, action: '/', phone: { display: '1', href: 'tel:1' } }
  const { visaBulletin: texts } = interfaceTexts(locale)
  const asked = readPlace(form, '2026-11-28')
  const page = renderToStaticMarkup(<VisaBulletinTool {...tool} {...{ texts, asked }} isAnswered />)
  return /class="answer"[\s\S]*?<form/.exec(page)?.[0].replaceAll(/<[^a][^>]*>/g, ' ') ?? ''
}

test('it has the date with its month, and where the own date stands', () => {
  const answer = answerOf(MEXICO)
  expect(answer).toContain('Your place in the bulletin of October 2026')
  expect(answer).toContain('Jul 1, 2001 (September 2026)')
  expect(answer).toContain('June 30, 2001, is before the date in the bulletin of September 2026.')
  expect(answerOf({ ...MEXICO, date: '07/01/2001' })).toContain('July 1, 2001, is not before')
})

/** A number of days, weeks, months or years. */
const DURATION =
  /\d\s*(?:day|week|month|year|d[ií]as?\b|seman|mes\b|meses|mês|años?\b|anos?\b|jours?\b|semaine|mois|ans?\b)/i
const CELLS: (Cell | null)[] = [
  { served: '2014-10-22', month: '2026-10' },
  { served: '2001-01-01', month: '2026-09' },
  { served: 'current', month: '2026-10' },
  { served: 'unavailable', month: '2026-10' },
  null,
]

test.each(LOCALES)(
  'in %s no answer says how long it takes, and each leads to a newer bulletin',
  (locale) => {
    for (const category of CATEGORIES)
      for (const [index, country] of COUNTRIES.entries()) {
        const cell = CELLS[index]
        const cells = cell ? { [placeIn(category, country)]: cell } : {}
        const bulletin = { ...october, finalAction: cells, filing: cells }
        const typed = { category, country, date: '05/05/2012' }
        const answer = answerOf(typed, { locale, bulletins: [bulletin] })
        expect(answer.match(new RegExp(`href="${VISA_BULLETIN}"`, 'g'))).toHaveLength(1)
        expect(answer).toContain(interfaceTexts(locale).visaBulletin.newer)
        expect(answer).not.toMatch(DURATION)
      }
  },
)

test.each([
  [5, false],
  [6, true],
])('with %i months kept, it says how the line moved: %s', (count, isSaid) => {
  const months = Array.from({ length: count - 1 }, (_, index): Bulletin => ({
    ...october,
    month: `2026-0${9 - index}` as Month,
    finalAction: { 'F3, Mexico': { served: '2001-05-01', month: '2026-09' } },
  }))
  const answer = answerOf(MEXICO, { bulletins: [october, ...months] })
  expect(answer.includes('How this line moved')).toBe(isSaid)
  expect(answer.includes('September 2026: May 1, 2001')).toBe(isSaid)
})
