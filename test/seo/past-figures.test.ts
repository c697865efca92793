import { expect, test } from 'vitest'
import { type Fact, factAt, namesPastValue, quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { addDays, instantAt } from '#app/platform/local-time.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { localPath } from '#test/local-path.ts'
import { publishOwn } from '#test/fixtures/own-records.ts'
import { savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { pathsOfSitemap } from '#test/public-pages.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aStaffMember, openSite } from '#test/site.ts'

const BEFORE = new Date('2026-11-28T15:00:00Z')

/** The midnight after which it no longer says what it says now; null where no end is known. */
function endOf({ intervals, until }: Fact): Date | null {
  const day = intervals[1]?.effectiveFrom ?? (until && addDays(until, 1))
  return day ? instantAt(day, '00:00', 'America/New_York') : null
}

const WHAT_CHANGED = /^\/(?:changes|es\/que-ha|pt\/o-que-mudou|fr\/ce-qui-a-change)/

const ENDING = legalFacts.filter((fact) => endOf(fact) !== null)
const AFTER = new Date(Math.max(...ENDING.map((fact) => endOf(fact)?.getTime() ?? 0)) + 60_000)

let now = BEFORE
const site = openedOnce(() => openSite('sqlite', { now: () => now }))
const read = async (path: string) => (await fetch(site.origin + path)).text()

/** The facts of a language whose present words a text has without saying until when they hold. */
function pastIn(path: string, text: string, locale: Locale): string[] {
  const plain = text.replaceAll(/\s/gu, ' ')
  const facts = factsIn(legalFacts, locale)
  // What changed says what the law was on a day, with the day on which it ended.
  const times = WHAT_CHANGED.test(path) ? [now, BEFORE] : [now]
  const printed = times
    .flatMap((time) => facts.map((fact) => quoteFacts(`{${fact.key}}`, [fact], time, locale)))
    .map((each) => each.replaceAll(/\s/gu, ' '))
    .toSorted((one, other) => other.length - one.length)
  const rest = printed.reduce((left, each) => left.replaceAll(each, ''), plain)
  return facts
    .filter((fact) => endOf(fact) !== null)
    .filter((fact) => rest.includes(factAt(fact, BEFORE).replaceAll(/\s/gu, ' ')))
    .map(({ key }) => key)
}

const inLocale = (path: string, locale: Locale) =>
  path.startsWith(`/${locale}/`) || path === `/${locale}`

test('past the end of each fact no page, feed, search, structured data or saved file says the old figure as if it were today’s', async () => {
  expect(ENDING.length).toBeGreaterThan(4)
  const staff = await aStaffMember(site.origin)
  const content = ENDING.map(({ key }) => `- {${key}}`).join('\n')
  const shipped = shippedRecords.question['work-invest'] as RecordData<'question'>
  const question = { ...shipped, answer: 'Invest {eb5.targeted}.' }
  const term = { term: 'EB-5', definition: 'For {eb5.targeted}.', alsoCalled: [] }
  await publishOwn(site, [
    { type: 'question', id: 'our-question', data: question },
    { type: 'term', id: 'our-term', data: term },
  ])
  const { slug } = await savePost(staff, { title: 'Figures', content, published: true })
  const others = LOCALES.filter((locale) => locale !== 'en')
  const localeOf = (path: string) => others.find((each) => inLocale(path, each)) ?? 'en'
  const urgent = await Promise.all(LOCALES.map((each) => read(localPath('/urgent', each))))
  const saved = [...urgent.join('').matchAll(/href="([^"]*\/steps\.html)"/g)]
  expect(saved.length).toBeGreaterThan(20)
  const words = others.map((locale) => `/${locale}/search?q=EB-5`)
  const paths = [
    ...pathsOfSitemap(await read('/sitemap.xml')).map((path) => decodeURI(path)),
    '/feed.xml',
    '/feed.json',
    '/changes/feed.xml',
    '/search?q=EB-5',
    ...words,
    ...saved.map(([, path = '']) => path),
  ]
  expect(paths.length).toBeGreaterThan(100)
  const printedOn = async () => {
    const found: [string, string[], boolean][] = []
    for (const path of paths) {
      const text = await read(path)
      const shown = path.includes('feed.') ? text : wordsOf(text)
      const data = path.includes('feed.') ? [] : JSON.stringify(readJsonLd(text))
      found.push([path, pastIn(path, shown, localeOf(path)), namesPastValue(String(data))])
    }
    return found
  }
  await printedOn()
  const dataOf = async () =>
    JSON.stringify([readJsonLd(await read('/faq')), readJsonLd(await read('/glossary'))])
  for (const text of ['Invest $800,000', 'For $800,000']) expect(await dataOf()).toContain(text)
  now = AFTER
  expect(await dataOf()).not.toContain('800,000')
  const found = await printedOn()
  expect(found.filter(([, past, inData]) => past.length > 0 || inData)).toEqual([])
  const text = wordsOf(await read(`/blog/${slug}`))
  expect(text).toContain('$800,000 (until December 31, 2026; ask us for today’s)')
  expect(await read('/feed.xml')).toContain('(until December 31, 2026; ask us for today’s)')
}, 240_000)
