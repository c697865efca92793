import { expect, test } from 'vitest'
import { factOf, factsOf } from '#app/features/content/facts-of-site.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { type Fact, factAt, nextExpiry } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'

type FactRecord = RecordData<'fact'>

const KEY = 'eb5.jobs'
const shipped = shippedInAll.en.fact[KEY] as FactRecord
const now = new Date('2026-12-01T12:00:00Z')
const from = (effectiveFrom: FactRecord['asOf'], value: string) => ({ effectiveFrom, value })
const own = (
  data: FactRecord | null,
  locale: Locale = 'en',
  source: unknown = null,
): OwnRecord => ({ type: 'fact', id: KEY, locale, data, review: null, source })
const saidIn = (locale: Locale, records: readonly OwnRecord[]) => {
  const fact = factsOf(siteContents(shippedInAll, records)[locale]).find(({ key }) => key === KEY)
  return factAt(fact as Fact, now).replaceAll(/\s/gu, ' ')
}

test('what ships is quoted in each language as it was written', () => {
  const sites = siteContents(shippedInAll, [])
  const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.key, fact]))
  for (const locale of LOCALES)
    expect(byKey(factsOf(sites[locale]))).toEqual(byKey(factsIn(legalFacts, locale)))
})

test('values count by their days, whatever their order in the record', () => {
  const intervals = [from('2027-01-01', 'c'), from('2020-01-01', 'a'), from('2026-12-01', 'b')]
  const fact = factOf({ id: KEY, data: { ...shipped, intervals } })
  expect(fact.intervals.map(({ value }) => value)).toEqual(['a', 'b', 'c'])
  expect(nextExpiry([fact], now)).toEqual(new Date('2027-01-01T05:00:00Z'))
})

test('an own value in English wins over the translation that ships, and is written as its language writes it', () => {
  const english = (value: string) => own({ ...shipped, intervals: [from('2022-03-15', value)] })
  expect(saidIn('es', [english('12 full-time jobs')])).toBe('12 full-time jobs')
  expect(saidIn('pt', [english('$911,000')])).toBe('US$ 911.000')
  // The same words as those of a fact that ships.
  expect(saidIn('fr', [english('3 years')])).toBe('3 ans')
  // Another translation was only removed.
  expect(saidIn('es', [english('3 years'), own(null, 'es')])).toBe('3 años')
  expect(saidIn('es', [own({ ...shipped, checked: '2026-11-20' })])).toBe(saidIn('es', []))
})

test('an own translation is said only while the English words are those from which it was made', () => {
  const intervals = [from('2022-03-15', '12 full-time jobs')]
  const english = own({ ...shipped, intervals })
  const spanish = { ...shipped, intervals: [from('2022-03-15', '12 empleos')] }
  expect(saidIn('es', [english, own(spanish, 'es', { intervals })])).toBe('12 empleos')
  const later = own({ ...shipped, intervals: [from('2022-03-15', '14 full-time jobs')] })
  expect(saidIn('es', [later, own(spanish, 'es', { intervals })])).toBe('14 full-time jobs')
  const next = own({ ...shipped, intervals: [...intervals, from('2026-12-01', '$5')] })
  expect(saidIn('es', [next, own(spanish, 'es', { intervals })])).toBe('$5')
  // Its days, its source and its name are those of the English record.
  const other = { ...spanish, checked: '2020-01-01', label: 'Otra' } as const
  const site = siteContents(shippedInAll, [english, own(other, 'es', { intervals })]).es
  expect(site.find('fact', KEY)?.data).toMatchObject({ label: shipped.label, checked: null })
})

test('a fact that ships cannot be removed, because texts quote it', () => {
  expect(saidIn('en', [own(null)])).toBe(saidIn('en', []))
})
