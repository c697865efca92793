import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { isChangedInSubstance } from '#app/features/content/translation-source.ts'

const term = { term: 'Visa', definition: 'A stamp, for $5, of 3 days.', alsoCalled: ['Permit'] }
const service = shippedRecords.service['u-visa']
if (!service) throw new Error('The shipped site has a page on the U visa.')

test.each([
  ['a word', { definition: 'A card, for $5, of 3 days.' }],
  ['a figure', { definition: 'A stamp, for $5, of 4 days.' }],
  ['a sign of money', { definition: 'A stamp, for 5%, of 3 days.' }],
  ['a word less', { alsoCalled: [] }],
])('%s that readers see is a change', (_, change) => {
  expect(isChangedInSubstance('term', term, { ...term, ...change })).toBe(true)
})

test.each([
  ['punctuation', { definition: 'A stamp for $5 of 3 days' }],
  ['a capital letter', { term: 'visa' }],
  ['the order in which fields are stored', { alsoCalled: ['Permit'], term: 'Visa' }],
])('%s is none', (_, change) => {
  const { term: first, ...rest } = { ...term, ...change }
  expect(isChangedInSubstance('term', term, { ...rest, term: first })).toBe(false)
})

test('nor is what no reader of the translation sees', () => {
  const changed = { ...service, order: 7, icon: 'house', description: 'For search engines.' }
  expect(isChangedInSubstance('service', service, changed)).toBe(false)
  expect(isChangedInSubstance('service', service, { ...changed, name: 'Other' })).toBe(true)
})
