import { expect, test } from 'vitest'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { COUNTRY_FACTS, hasCountryPage, knownFacts } from '#app/features/content/records/country.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { quoteFacts } from '#app/features/facts/fact.ts'
import { lawPack } from '#app/features/facts/law-pack.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { countryContent } from '#app/features/site/countries/country-page.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

const countries = Object.values(shippedInAll.en.country)

test.each([
  ['entryRestriction', 'partial', 'entry.ban-ours', /^(.*)$/],
  ['endedPause', 'named', 'consulates.pause-ours', /^(.*)$/],
  ['bond', 'named', 'entry.bond', /Among them are (.*);/],
] as const)(
  'the countries of which %s says “%s” are those that %s names',
  (name, value, key, list) => {
    const named = countries.filter((country) => country[name] === value)
    const text = lawPack.en.facts[key]?.intervals.at(-1)?.value ?? ''
    const names = list.exec(text)?.[1]?.split(/, | and /)
    expect(names?.toSorted()).toEqual(named.map(({ country }) => country).toSorted())
  },
)

test('a country has a page from four known facts on', () => {
  const [one, two, three, four] = COUNTRY_FACTS
  const country = { [one ?? '']: 'none', [two ?? '']: 'notNamed', [three ?? '']: 'none' }
  expect(hasCountryPage(country)).toBe(false)
  expect(hasCountryPage({ ...country, [four ?? '']: 'open' })).toBe(true)
  expect(countries.filter((each) => !hasCountryPage(each))).toEqual([])
})

test.each(LOCALES)(
  'what is known of a country has a row and a part with its source in %s',
  (locale) => {
    const site = siteContents(shippedInAll, [])[locale]
    for (const { id, data } of site.list('country')) {
      const content = countryContent(site, id, interfaceTexts(locale))
      const [table = '', ...parts] = content?.parts ?? []
      const facts = knownFacts(data)
      expect(table.split('\n')).toHaveLength(COUNTRY_FACTS.length + 2)
      expect(parts).toHaveLength(facts.length + 1)
      for (const [index, { source }] of facts.entries())
        expect(parts[index]).toContain(source === 'e2.list' ? '{e2.list}' : `{${source}:day}`)
    }
  },
)

test('a short value says until when it held once the legal fact from which it comes is over', () => {
  const fact = { ...shippedInAll.en.fact['entry.bond'], until: '2026-12-31' }
  const record = { type: 'fact', id: 'entry.bond', locale: 'en', data: fact, review: null }
  const site = siteContents(shippedInAll, [record as OwnRecord]).en
  const rowOn = (day: string) => {
    const [table = ''] = countryContent(site, 'ng', interfaceTexts('en'))?.parts ?? []
    const printed = quoteFacts(table, factsOf(site), new Date(`${day}T15:00:00Z`))
    return printed.split('\n').find((row) => row.includes('Visa bond'))
  }
  expect(rowOn('2026-12-01')).toBe(
    '| Visa bond for visitors | Possible (until December 31, 2026) |',
  )
  expect(rowOn('2027-01-01')).toMatch(
    /Possible \(until December 31, 2026; ask us for today’s\) \|$/,
  )
})
