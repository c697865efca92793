import { expect, test } from 'vitest'
import { type Fact, factAt, knownEnd, quoteFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { longDate } from '#app/platform/local-time.ts'

const fact = (value: string): Fact => ({
  key: 'a.fact',
  label: 'A fact',
  intervals: [{ effectiveFrom: '2020-01-01', value }],
  source: { name: 'A source', url: 'https://www.uscis.gov/' },
  asOf: '2026-08-21',
  checked: '2026-08-22',
  reviewBy: '2027-02-01',
})

const now = new Date('2026-11-25T12:00:00Z')
const printed = (value: string, locale: 'es' | 'pt' | 'fr') =>
  quoteFacts('{a.fact}', factsIn([fact(value)], locale), now, locale).replaceAll(/\s/gu, ' ')

test.each([
  ['$800,000', '$800,000', 'US$ 800.000', '800 000 $US'],
  ['10,000', '10,000', '10.000', '10 000'],
  ['3 years', '3 años', '3 anos', '3 ans'],
  ['233733', '233733', '233733', '233733'],
])('%s is written as readers of each language write it', (value, es, pt, fr) => {
  expect([printed(value, 'es'), printed(value, 'pt'), printed(value, 'fr')]).toEqual([es, pt, fr])
})

test('a value that staff have entered and nobody has translated stays as it is', () => {
  expect(printed('about four weeks', 'es')).toBe('about four weeks')
})

test('an overdue figure and the day of its check are said in the language', () => {
  const later = new Date('2027-03-01T12:00:00Z')
  const say = (text: string) => quoteFacts(text, factsIn([fact('10,000')], 'es'), later, 'es')
  expect(say('{a.fact}')).toBe('10,000 (en revisión)')
  expect(say('{a.fact:day}')).toBe('comprobado el 22 de agosto de 2026')
})

test('every value that ships with a word in it is translated, also one of a later day', () => {
  // The same word in French.
  const isFrench = (value: string) => /^\d+ questions$/.test(value)
  for (const locale of ['es', 'pt', 'fr'] as const) {
    const values = valuesOf(factsIn(legalFacts, locale))
    const left = valuesOf(legalFacts).filter(
      (english) => /[a-z]{2}/i.test(english) && values.includes(english),
    )
    expect(left.filter((value) => locale !== 'fr' || !isFrench(value))).toEqual([])
  }
})

test('a value that names its last day names it in every language', () => {
  for (const locale of ['es', 'pt', 'fr'] as const)
    for (const [index, translated] of factsIn(legalFacts, locale).entries()) {
      const [{ value: english }] = legalFacts[index]?.intervals ?? [{ value: '' }]
      const end = knownEnd(translated, now)
      if (end === null || !english.includes(longDate(end))) continue
      expect(factAt(translated, now)).toContain(longDate(end, locale))
    }
})

function valuesOf(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ intervals }) => intervals.map(({ value }) => value))
}
