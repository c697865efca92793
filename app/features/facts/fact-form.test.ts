import { expect, test } from 'vitest'
import { type FactForm, factFormOf, parseFactForm } from '#app/features/facts/fact-form.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { facts as words } from '#app/features/site/content/en/facts.ts'

const TODAY = '2026-11-21'
const form: FactForm = {
  value: '  $900,000\n ',
  effectiveFrom: '2027-01-01',
  sourceName: 'Federal Register',
  sourceUrl: 'https://example.com/register',
  lastVerified: TODAY,
  reviewBy: '2027-11-20',
}
const parse = (changes: Partial<FactForm> = {}) =>
  parseFactForm({ ...form, ...changes }, TODAY, words.problems)

test('a new value is taken as one line', () => {
  expect(parse()).toEqual({
    ok: true,
    value: {
      change: { value: '$900,000', effectiveFrom: '2027-01-01' },
      source: { name: 'Federal Register', url: 'https://example.com/register' },
      lastVerified: TODAY,
      reviewBy: '2027-11-20',
    },
  })
})

test('without new words a figure is only marked as compared', () => {
  expect(parse({ value: ' ', effectiveFrom: '' })).toMatchObject({
    ok: true,
    value: { change: null },
  })
})

test.each<[Partial<FactForm>, keyof FactForm]>([
  [{ value: '' }, 'value'],
  [{ value: 'x'.repeat(401) }, 'value'],
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
    const result = parseFactForm(factFormOf(fact, TODAY), TODAY, words.problems)
    expect([fact.key, result.ok]).toEqual([fact.key, true])
  }
})
