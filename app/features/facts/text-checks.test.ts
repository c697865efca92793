import { expect, test } from 'vitest'
import { findBareFigures, findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { firm } from '#app/features/content/en/firm.ts'

const { glossary } = firm.publishing

test('a promise, a ranking and a misleading title are found in any case and form', () => {
  const text =
    'Our EXPERTS guarantee the best result. A specialist, notario or Licenciada will see you.'
  const words = ['EXPERTS', 'guarantee', 'best', 'specialist', 'notario', 'Licenciada']
  expect(findForbiddenWords(text, glossary)).toEqual(words)
})

test('a comparison and a promised result are found, over the end of a line as well', () => {
  const text = 'We are better than\nother firms; our Success Rate is high.'
  expect(findForbiddenWords(text, glossary)).toEqual(['better than\nother', 'Success Rate'])
})

test.each([
  'A notary is not a lawyer. They did bestow it. Special cases.',
  'A specialty occupation needs a degree, and an expert witness may say so.',
  'The court asks what is in the best interests of the child.',
  'A petition that was approved is better than one that waits.',
])('"%s" may be printed', (text) => {
  expect(findForbiddenWords(text, glossary)).toEqual([])
})

test('a firm has a list of its own, in which no sign of a pattern means anything but itself', () => {
  const own = { forbidden: ['(c)', 'a.b', 'win*'], allowed: ['win-win'] }
  const found = findForbiddenWords('(c) a.b axb winning win-win best', own)
  expect(found).toEqual(['(c)', 'a.b', 'winning'])
  expect(findForbiddenWords('best', { forbidden: [], allowed: [] })).toEqual([])
})

test.each([
  ['Invest $1,050,000 today', ['$1,050,000']],
  ['after 5 years as a resident', ['5 years']],
  ['within one year of arrival', ['one year']],
  ['ten full-time jobs', ['ten full-time jobs']],
  ['at least 21', ['21']],
  ['six right answers', ['six right answers']],
  ['since 2025', ['2025']],
  ['H-1B, L-1, E-1/E-2, EB-5 and Form N-400', []],
  [
    'The consultation takes 30 minutes. Thirty minutes to find your next step. A 30-minute consultation.',
    [],
  ],
  ['Monday to Friday, 9:00 AM - 5:00 PM, (703) 555-0142', []],
  ['We answer within 24 hours', []],
  ['You need {eb5.jobs} and {citizenship.years}', []],
  ['1. Find your receipt', []],
  ['Six kinds of cases', []],
  ['One lawyer answers for your case', []],
  ['04', []],
  ['If you are in danger now, call 911 first.', []],
  ['The Web Content Accessibility Guidelines, WCAG 2.2, level AA', []],
])('the legal figures in "%s" are %j', (text, figures) => {
  expect(findBareFigures(text)).toEqual(figures)
})

test('a figure that a fact has put there counts as quoted, and another one beside it does not', () => {
  const text = '100 questions, of which 10 questions and 3 more'
  expect(findBareFigures(text, ['10 questions', '100 questions'])).toEqual(['3'])
})
