import { expect, test } from 'vitest'
import { matchingFacts, factQuote } from '#app/features/rich-text/fact-request.ts'

const facts = [
  { key: 'eb5.both', label: 'Both amounts', value: '$800,000 in a targeted employment area' },
  {
    key: 'eb5.targeted',
    label: 'EB-5 investment in a targeted employment area',
    value: '$800,000',
  },
  { key: 'asylum.deadline', label: 'Time to ask for asylum', value: 'one year' },
]
const keys = (search: string) => matchingFacts(facts, search).map(({ key }) => key)

test('a figure is found by words of its name, its value or its key, in any order and case', () => {
  expect(keys('TARGETED invest')).toEqual(['eb5.targeted'])
  expect(keys('employment targeted')).toEqual(['eb5.targeted', 'eb5.both'])
  expect(keys('eb\u20115 invest')).toEqual(['eb5.targeted'])
  expect(keys('800,000')).toEqual(['eb5.both', 'eb5.targeted'])
  expect(keys('asylum.')).toEqual(['asylum.deadline'])
  expect(keys('  ')).toHaveLength(3)
  expect(keys('asylum targeted')).toEqual([])
})

test('a figure is quoted by its key', () => {
  expect(facts.map(factQuote)).toEqual(['{eb5.both}', '{eb5.targeted}', '{asylum.deadline}'])
})
