import { expect, test } from 'vitest'
import { findBareFigures } from '#app/features/facts/bare-figures.ts'

test.each([
  ['Invest $1,050,000 today', ['$1,050,000']],
  ['after 5 years as a resident', ['5 years']],
  ['within one year of arrival', ['one year']],
  ['ten full-time jobs', ['ten full-time jobs']],
  ['at least 21', ['21']],
  ['six right answers', ['six right answers']],
  ['since 2025', ['2025']],
])('the figure in "%s" is found', (text, figures) => {
  expect(findBareFigures(text)).toEqual(figures)
})

test.each([
  'H-1B, L-1, E-1/E-2, EB-5 and Form N-400',
  'The consultation takes 30 minutes. Thirty minutes to find your next step. A 30-minute consultation.',
  'Monday to Friday, 9:00 AM - 5:00 PM, (703) 555-0142',
  'We answer within 24 hours',
  'You need {eb5.jobs} and {citizenship.years}',
  '1. Find your receipt',
  'Six kinds of cases',
  'One lawyer answers for your case',
  '04',
  'If you are in danger now, call 911 first.',
  'The Web Content Accessibility Guidelines, WCAG 2.2, level AA',
])('"%s" holds no legal figure', (text) => {
  expect(findBareFigures(text)).toEqual([])
})

test('a figure that a fact has put there counts as quoted, and another one beside it does not', () => {
  expect(
    findBareFigures('100 questions, of which 10 questions and 3 more', [
      '10 questions',
      '100 questions',
    ]),
  ).toEqual(['3'])
})
