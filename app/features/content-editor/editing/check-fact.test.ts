import { expect, test } from 'vitest'
import { checkFact } from '#app/features/content-editor/editing/check-fact.ts'
import { checkRecord } from '#app/features/content-editor/editing/check-record.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { RecordData, RecordKey } from '#app/features/content/record-types.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'

type FactRecord = RecordData<'fact'>

const TODAY = '2026-11-21'
const DAY = '2027-01-01'
const LAST_DAY = '2026-12-31'
const noon = (day: LocalDate) => new Date(`${day}T17:00:00Z`)
const { facts: texts } = contentTexts
const site = siteContents(shippedInAll, []).en
const keyOf = (id: string): RecordKey => ({ type: 'fact', id, locale: 'en' })
const fact = (changes: Partial<FactRecord> = {}): FactRecord => ({
  label: 'Jobs',
  intervals: [{ effectiveFrom: '2022-03-15', value: '10' }],
  source: { name: 'Federal Register', url: 'https://example.com/register' },
  asOf: '2026-09-22',
  checked: TODAY,
  reviewBy: LAST_DAY,
  ...changes,
})
const withNext = [
  { effectiveFrom: '2022-03-15', value: '10' },
  { effectiveFrom: DAY, value: '11' },
] satisfies FactRecord['intervals']
const check = (changes: Partial<FactRecord>, now = noon(TODAY)) =>
  checkFact(keyOf('eb5.jobs'), fact(changes) as Json, { site, now, together: [] })

test.each<[object, string]>([
  [{ intervals: [] }, 'intervals'],
  [{ intervals: [{ effectiveFrom: DAY, value: '' }] }, 'intervals.0.value'],
  [{ intervals: [{ effectiveFrom: DAY, value: 'x'.repeat(401) }] }, 'intervals.0.value'],
  [{ intervals: [{ effectiveFrom: '2027-02-30', value: '9' }] }, 'intervals.0.effectiveFrom'],
  [{ intervals: [...withNext, { effectiveFrom: DAY, value: '12' }] }, 'intervals'],
  [{ source: { name: '', url: 'https://example.com/' } }, 'source.name'],
  [{ source: { name: 'A', url: 'javascript:alert(1)' } }, 'source.url'],
  [{ source: { name: 'A', url: '/fees' } }, 'source.url'],
  [{ checked: '' }, 'checked'],
  [{ reviewBy: '' }, 'reviewBy'],
])('%o is refused beside its field', (changes, path) => {
  const value = { ...fact(), ...changes } as Json
  const form = formOf('fact', value)
  const rules = { facts: [], glossary: { forbidden: [], allowed: [] } }
  const { problems, findings } = checkRecord({ type: 'fact', form, value }, rules)
  expect(problems.map((problem) => problem.path)).toEqual([path])
  // A figure is what a legal fact is for.
  expect(findings).toEqual([])
})

test('a comparison was made today or before', () => {
  const late = { path: 'checked', message: texts.checked }
  expect(check({ checked: '2026-11-22' })).toEqual([late])
  expect(check({ checked: TODAY })).toEqual([])
  // It is still the day before in the East.
  expect(check({ checked: TODAY }, new Date(`${TODAY}T04:00:00Z`))).toEqual([late])
})

const review = (message: string) => [{ path: 'reviewBy', message }]
const sayEnd = (day: LocalDate) => review(fillText(texts.reviewByEnd, { day: longDate(day) }))

test('a figure without a known end is reviewed after the comparison, however late', () => {
  expect(check({ reviewBy: '2029-01-01' })).toEqual([])
  expect(check({ reviewBy: TODAY })).toEqual(review(texts.reviewBy))
  expect(check({ checked: null, reviewBy: '2026-09-22' })).toEqual(review(texts.reviewBy))
})

test('the review is never later than the end of what the site says, which the record itself may bring', () => {
  const intervals = withNext
  expect(sayEnd(LAST_DAY)[0]?.message).toContain('December 31, 2026')
  expect(check({ intervals })).toEqual([])
  expect(check({ intervals, reviewBy: DAY })).toEqual(sayEnd(LAST_DAY))
  // From that day on the new words are those of today.
  const late = { intervals, checked: DAY, reviewBy: '2027-11-20' } as const
  expect(check(late, noon(DAY))).toEqual([])
  const last = { intervals, checked: LAST_DAY, reviewBy: LAST_DAY } as const
  expect(check(last, noon(LAST_DAY))).toEqual([])
  expect(check({ ...last, reviewBy: TODAY }, noon(LAST_DAY))).toEqual(sayEnd(LAST_DAY))
})

const GROUP = ['eb5.targeted', 'eb5.standard', 'eb5.investment'] as const
const shippedFact = (id: string) => shippedInAll.en.fact[id] as FactRecord
const later = (id: string, value = `${id} later`): FactRecord => {
  const { until, ...known } = shippedFact(id)
  expect(until).toBe(LAST_DAY)
  return { ...known, intervals: [...known.intervals, { effectiveFrom: '2027-06-01', value }] }
}
const checkWith = (id: string, value: FactRecord, others: readonly string[] = []) => {
  const together = others.map((other) => ({ key: keyOf(other), value: later(other) as Json }))
  return checkFact(keyOf(id), value as Json, { site, now: noon(TODAY), together })
}

test('figures that change together change on the same days, or not at all', () => {
  const [id, standard, investment] = GROUP
  const { label } = shippedFact(investment)
  expect(checkWith(id, later(id), [standard, investment])).toEqual([])
  const message = fillText(texts.apart, { label })
  expect(checkWith(id, later(id), [standard])).toEqual([{ path: 'intervals', message }])
})

test('every fact that ships can be published as it stands', () => {
  for (const [id, value] of Object.entries(shippedInAll.en.fact))
    expect([id, checkWith(id, value)]).toEqual([id, []])
})
