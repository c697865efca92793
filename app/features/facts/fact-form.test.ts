import { describe, expect, test } from 'vitest'
import { type FactForm, factFormOf, parseFactForm } from '#app/features/facts/fact-form.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { factTexts } from '#app/features/facts/texts.ts'

const TODAY = '2026-11-21'
const KEY = 'eb5.jobs'
const form: FactForm = {
  values: { [KEY]: '  $900,000\n ' },
  effectiveFrom: '2027-01-01',
  sourceName: 'Federal Register',
  sourceUrl: 'https://example.com/register',
  lastVerified: TODAY,
  reviewBy: '2027-11-20',
}
const parse = (changes: Partial<FactForm> = {}) => parseFactForm({ ...form, ...changes }, TODAY)

test('a new value is taken as one line', () => {
  expect(parse()).toEqual({
    ok: true,
    value: [
      {
        key: KEY,
        change: { value: '$900,000', effectiveFrom: '2027-01-01' },
        source: { name: 'Federal Register', url: 'https://example.com/register' },
        lastVerified: TODAY,
        reviewBy: '2027-11-20',
      },
    ],
  })
})

test('without new words a figure is only marked as compared', () => {
  expect(parse({ values: { [KEY]: ' ' }, effectiveFrom: '' })).toMatchObject({
    ok: true,
    value: [{ change: null }],
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
  [{ lastVerified: '2026-11-22' }, 'lastVerified'],
  [{ reviewBy: TODAY }, 'reviewBy'],
])('%o is refused beside its field', (changes, field) => {
  const result = parse(changes)
  expect(result.ok ? [] : Object.keys(result.problem)).toEqual([field])
})

test('the form of each figure that the site came with can be sent as it stands', () => {
  for (const fact of legalFacts) {
    const result = parseFactForm(factFormOf([fact], TODAY), TODAY)
    expect([fact.key, result.ok]).toEqual([fact.key, true])
  }
})

describe('figures that change together', () => {
  const both = (one: string, other: string, effectiveFrom = '2027-01-01') =>
    parse({ values: { [KEY]: one, 'eb5.other': other }, effectiveFrom })

  test('get new words with one date and one source', () => {
    const result = both('at least 11', '$900,000')
    expect(result.ok && result.value.map(({ key, change }) => [key, change])).toEqual([
      [KEY, { value: 'at least 11', effectiveFrom: '2027-01-01' }],
      ['eb5.other', { value: '$900,000', effectiveFrom: '2027-01-01' }],
    ])
    expect(both('', '', '')).toMatchObject({
      ok: true,
      value: [{ change: null }, { change: null }],
    })
  })

  test('are not half changed: the one without words is named', () => {
    expect(both('at least 11', ' ')).toEqual({
      ok: false,
      problem: { values: { 'eb5.other': factTexts.problems.valueOfGroupMissing } },
    })
    expect(both('', '')).toMatchObject({
      problem: { values: { [KEY]: factTexts.problems.valueMissing } },
    })
  })
})
