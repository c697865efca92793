import { expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { changeLinks, changesContent, changesOf } from '#app/features/site/changes/changes.ts'
import { answerContent } from '#app/features/site/answers/answers.ts'
import { frameNotices } from '#app/features/site/frame.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

const sites = siteContents(shippedInAll, [])

const own = (type: OwnRecord['type'], id: string, data: object | null) =>
  ({ type, id, locale: 'en', data, review: null }) as OwnRecord

const change = {
  title: 'Ours',
  affected: 'Investors.',
  from: '2026-08-31',
  until: '2026-09-30',
  text: 'It is {eb5.targeted}.\n\nAsk us.',
  source: { name: 'A court', url: 'https://www.uscourts.gov/' },
  asOf: '2026-10-01',
  services: ['investor-visa'],
  countries: ['ng'],
}

test.each(LOCALES)(
  'in %s the changes stand by month, the newest first, and none is lost',
  (locale) => {
    const { months } = changesContent(sites[locale], interfaceTexts(locale).changes)
    const ids = months.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted().toReversed())
    expect(new Set(ids).size).toBe(ids.length)
    const shown = months.flatMap(({ changes }) => changes)
    expect(shown).toHaveLength(Object.keys(shippedInAll.en.change).length)
    expect(JSON.stringify(shown)).not.toMatch(/[{}]\w|undefined/)
  },
)

test.each([
  ['en', 'August 2026', 'From August 31, 2026 until September 30, 2026'],
  ['es', 'Agosto de 2026', 'Desde el 31 de agosto de 2026 hasta el 30 de septiembre de 2026'],
  ['pt', 'Agosto de 2026', 'De 31 de agosto de 2026 até 30 de setembro de 2026'],
  ['fr', 'Août 2026', 'Du 31 août 2026 au 30 septembre 2026'],
] as const)('in %s a month is called %s, and a change has its days', (locale, name, days) => {
  const translated: OwnRecord = { ...own('change', 'ours', change), locale }
  const site = siteContents(shippedInAll, [own('change', 'ours', change), translated])[locale]
  const { months } = changesContent(site, interfaceTexts(locale).changes)
  const month = months.find(({ id }) => id === '2026_08')
  expect(month?.name).toBe(name)
  expect(month?.changes[0]).toMatchObject({ id: 'ours', days })
})

test('the source of an answer, a change or a notice leads to no page that the firm has removed', () => {
  const promise = { type: 'page', id: 'promise', locale: 'en', slug: 'promise' } as const
  const source = { name: 'Our promise', url: '/promise' }
  const records = [
    own('change', 'ours', { ...change, source }),
    own('answer', 'daca', { ...shippedInAll.en.answer['daca'], source }),
    own('notice', 'ours', { ...change, place: { kind: 'site', id: null }, source, until: null }),
  ]
  const { en } = siteContents(shippedInAll, records, [{ ...promise, isRemoved: true }])
  const texts = interfaceTexts('en')
  const { months } = changesContent(en, texts.changes)
  const changes = months.flatMap((month) => month.changes)
  const [shownNotice] = frameNotices({ site: en, path: '/', now: new Date('2026-11-28') })
  const ours = changes.find(({ id }) => id === 'ours')
  const shown = [answerContent(en, 'daca', texts), ours, shownNotice]
  for (const each of shown)
    expect(each?.source).toEqual({ url: null, text: expect.stringContaining('Our promise') })
})

test('a change says what the law was on its first day, whatever it says later', () => {
  const { until, ...targeted } = shippedInAll.en.fact['eb5.targeted'] ?? {}
  expect(until).toBe('2026-12-31')
  const intervals = [
    { effectiveFrom: '2022-03-15', value: '$800,000' },
    { effectiveFrom: '2026-09-01', value: '$900,000' },
  ]
  const records = [
    own('fact', 'eb5.targeted', { ...targeted, intervals }),
    own('change', 'ours', change),
    own('change', 'later', { ...change, from: '2026-09-01' }),
  ]
  const found = new Map(
    changesOf(siteContents(shippedInAll, records).en).map((each) => [each.id, each]),
  )
  expect(found.get('ours')?.paragraphs).toEqual([
    'It is $800,000 (until August 31, 2026).',
    'Ask us.',
  ])
  expect(found.get('later')?.paragraphs[0]).toBe('It is $900,000.')
})

test('a service and a country lead to the two newest changes that touch them, and to all; others to none', () => {
  const site = siteContents(shippedInAll, [own('change', 'ours', change)]).en
  const linksOf = (...touched: Parameters<typeof changeLinks>[1]) =>
    changeLinks(site, touched, interfaceTexts('en').changes).links.map(({ href }) => href)
  expect(linksOf('countries', 'ng')).toEqual(['/changes#ours', '/changes#visa-pause', '/changes'])
  expect(linksOf('services', 'investor-visa')).toEqual([
    '/changes#eb5-protection',
    '/changes#ours',
    '/changes',
  ])
  expect(linksOf('countries', 'za')).toEqual([])
})

test('what ships touches services and countries that ship, and ends after it begins', () => {
  for (const { services, countries, from, asOf } of Object.values(shippedInAll.en.change)) {
    expect(services.filter((id) => sites.en.find('service', id) === null)).toEqual([])
    expect(countries.filter((id) => sites.en.find('country', id) === null)).toEqual([])
    // When the sources were read.
    expect([from, asOf].filter((day) => day > '2026-11-27')).toEqual([])
  }
})
