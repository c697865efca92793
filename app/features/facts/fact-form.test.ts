import { expect, test } from 'vitest'
import { type FactForm, factFormOf, parseFactForm } from '#app/features/facts/fact-form.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'
import { aFact } from '#test/factories/facts.ts'

const TODAY = '2026-11-21'
const now = new Date(`${TODAY}T17:00:00Z`)
const DAY = '2027-01-01'
const LAST_DAY = '2026-12-31'
const [KEY, OTHER] = ['eb5.jobs', 'eb5.other']
const today = [{ effectiveFrom: '2022-03-15', value: '10' }] as const
const facts = [aFact({ key: KEY, intervals: today }), aFact({ key: OTHER, intervals: today })]
const form: FactForm = {
  values: { [KEY]: '  $900,000\n ' },
  effectiveFrom: DAY,
  sourceName: 'Federal Register',
  sourceUrl: 'https://example.com/register',
  checked: TODAY,
  reviewBy: LAST_DAY,
}
const parse = (changes: Partial<FactForm> = {}, at = now) =>
  parseFactForm({ ...form, ...changes }, facts, at)

test('a new value is taken as one line', () => {
  const source = { name: form.sourceName, url: form.sourceUrl }
  const { checked, reviewBy } = form
  const change = { value: '$900,000', effectiveFrom: DAY }
  expect(parse()).toEqual({
    ok: true,
    value: [{ key: KEY, change, source, checked, reviewBy }],
  })
})

test.each<[Partial<FactForm>, keyof FactForm]>([
  [{ values: { [KEY]: '' } }, 'values'],
  [{ values: { [KEY]: 'x'.repeat(401) } }, 'values'],
  [{ effectiveFrom: '' }, 'effectiveFrom'],
  [{ effectiveFrom: '2027-02-30' }, 'effectiveFrom'],
  [{ sourceName: ' ' }, 'sourceName'],
  [{ sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  [{ sourceUrl: 'register' }, 'sourceUrl'],
  [{ checked: '2026-11-22' }, 'checked'],
  [{ checked: '' }, 'checked'],
  [{ reviewBy: '' }, 'reviewBy'],
  [{ reviewBy: '2026-11-20' }, 'reviewBy'],
])('%o is refused beside its field', (changes, field) => {
  const result = parse(changes)
  expect(result.ok ? [] : Object.keys(result.problem)).toEqual([field])
})

const compared = { values: { [KEY]: '' }, effectiveFrom: '' }
const reviewProblem = (changes: Partial<FactForm>, at = now) => {
  const result = parse(changes, at)
  return result.ok ? null : (result.problem.reviewBy ?? null)
}
const sayEnd = (day: typeof DAY | typeof LAST_DAY | typeof TODAY) =>
  fillText(factTexts.problems.reviewByEnd, { day: longDate(day) })

test('a figure without a known end is reviewed after the comparison, however late', () => {
  expect(reviewProblem({ ...compared, reviewBy: '2029-01-01' })).toBe(null)
  expect(reviewProblem({ ...compared, reviewBy: TODAY })).toBe(factTexts.problems.reviewBy)
})

test('the review is never later than the end of what the site says, which the entry itself may bring', () => {
  expect(sayEnd(LAST_DAY)).toContain('December 31, 2026')
  expect(reviewProblem({ reviewBy: LAST_DAY })).toBe(null)
  expect(reviewProblem({ reviewBy: DAY })).toBe(sayEnd(LAST_DAY))
  // From that day on the new words are those of today.
  const newYear = new Date(`${DAY}T17:00:00Z`)
  const late = { checked: DAY, reviewBy: '2027-11-20' }
  expect(reviewProblem(late, newYear)).toBe(null)
  // One of a group may end; the other one keeps its words.
  const values = { [KEY]: '10', [OTHER]: '11' }
  expect(reviewProblem({ values, reviewBy: DAY })).toBe(sayEnd(LAST_DAY))
  expect(reviewProblem({ values: { ...values, [OTHER]: '10' }, reviewBy: DAY })).toBe(null)
})

test('on the last day of a value it can still be entered', () => {
  const lastDay = new Date(`${LAST_DAY}T17:00:00Z`)
  const onIt = { checked: LAST_DAY, reviewBy: LAST_DAY }
  expect(reviewProblem(onIt, lastDay)).toBe(null)
  expect(reviewProblem({ ...onIt, reviewBy: TODAY }, lastDay)).toBe(sayEnd(LAST_DAY))
})

test('the form of each figure that the site came with can be sent as it stands', () => {
  for (const fact of legalFacts) {
    const result = parseFactForm(factFormOf([fact], now), [fact], now)
    expect([fact.key, result.ok]).toEqual([fact.key, true])
  }
})

test('the form of a figure that was to be reviewed after its end offers the end', () => {
  const late = aFact({ reviewBy: '2027-11-20' })
  expect(factFormOf([late], now)).toMatchObject({ checked: TODAY, reviewBy: LAST_DAY })
  expect(factFormOf([aFact({ intervals: today, reviewBy: '2027-11-20' })], now)).toMatchObject({
    reviewBy: '2027-11-20',
  })
})

const from = (value: string) => ({ value, effectiveFrom: DAY })
const { valueOfGroupMissing: missingOne, valueMissing: missing } = factTexts.problems

test.each([
  ['get new words with one date', '11', '$9', DAY, { [KEY]: from('11'), [OTHER]: from('$9') }],
  ['without new words are only marked as compared', ' ', '', '', { [KEY]: null, [OTHER]: null }],
  ['are not half changed', '11', ' ', DAY, { [OTHER]: missingOne }],
  ['need words where there is a day', '', ' ', DAY, { [KEY]: missing, [OTHER]: missing }],
])('figures that change together %s', (_, one, other, effectiveFrom, expected) => {
  const result = parse({ values: { [KEY]: one, [OTHER]: other }, effectiveFrom })
  const changes = result.ok ? result.value.map(({ key, change }) => [key, change]) : []
  expect(result.ok ? Object.fromEntries(changes) : result.problem.values).toEqual(expected)
})
