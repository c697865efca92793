import { expect, test } from 'vitest'
import { type FactForm, factFormOf, parseFactForm } from '#app/features/facts/fact-form.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { factTexts } from '#app/features/facts/texts.ts'

const TODAY = '2026-11-21'
const DAY = '2027-01-01'
const [KEY, OTHER] = ['eb5.jobs', 'eb5.other']
const form: FactForm = {
  values: { [KEY]: '  $900,000\n ' },
  effectiveFrom: DAY,
  sourceName: 'Federal Register',
  sourceUrl: 'https://example.com/register',
  lastVerified: TODAY,
  reviewBy: '2027-11-20',
}
const parse = (changes: Partial<FactForm> = {}) => parseFactForm({ ...form, ...changes }, TODAY)

test('a new value is taken as one line', () => {
  const source = { name: form.sourceName, url: form.sourceUrl }
  const { lastVerified, reviewBy } = form
  const change = { value: '$900,000', effectiveFrom: DAY }
  expect(parse()).toEqual({
    ok: true,
    value: [{ key: KEY, change, source, lastVerified, reviewBy }],
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
