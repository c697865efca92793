import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { contactContent } from '#app/features/site/pages/contact.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { pickCountries } from '#app/features/site/pages/country.ts'
import { flagImage } from '#app/integrations/flags/flags.ts'

const { countries } = contactContent(shippedSite, interfaceTexts('en').contact, true).carousel

const names = (list: readonly { country: string }[]) => list.map(({ country }) => country)

test('there are twelve countries of South America and twelve of Africa, each once', () => {
  for (const wanted of ['southAmerica', 'africa'])
    expect(countries.filter(({ region }) => region === wanted)).toHaveLength(12)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(24)
})

test.each([
  ['all', ['africa', 'southAmerica']],
  ['southAmerica', ['southAmerica']],
  ['africa', ['africa']],
] as const)(
  'the pick of "%s" holds twelve different countries, and only its own',
  (filter, regions) => {
    // As many draws as it takes for a pick of twelve out of twenty-four to hold both regions.
    const picks = Array.from({ length: 20 }, () => pickCountries(countries, filter, Math.random))
    for (const picked of picks) expect(new Set(names(picked)).size).toBe(12)
    expect([...new Set(picks.flat().map(({ region }) => region))].toSorted()).toEqual(regions)
  },
)

test('the pick is shuffled: another draw gives another order; a shorter list is picked whole', () => {
  const first = names(pickCountries(countries, 'africa', () => 0))
  const last = names(pickCountries(countries, 'africa', () => 0.999))
  expect([first[0], last[0]]).toEqual(['Cameroon', 'Uganda'])
  expect(last).toEqual(first.toReversed())
  expect(pickCountries(countries.slice(0, 5), 'all', Math.random)).toHaveLength(5)
})

test('every country has its flag at width 80, and at twice that for sharp screens, on this site', () => {
  const folder = path.join(import.meta.dirname, '../../../../public')
  for (const { code } of countries) {
    const { src, srcSet } = flagImage(code)
    expect(src).toBe(`/flags/w80/${code}.png`)
    for (const file of [src, srcSet.split(' ')[0] ?? '']) {
      expect(existsSync(path.join(folder, file)), file).toBe(true)
    }
  }
})
