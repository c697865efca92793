import { expect, test } from 'vitest'
import { COUNTRY_FACTS, hasCountryPage, knownFacts } from '#app/features/content/records/country.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
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
        expect(parts[index]).toContain(source === null ? '{e2.list}' : `{${source}:day}`)
    }
  },
)
