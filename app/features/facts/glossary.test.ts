import { expect, test } from 'vitest'
import { findForbiddenWords } from '#app/features/facts/glossary.ts'
import { firm } from '#app/features/site/content/en/firm.ts'

const { glossary } = firm.publishing

test('a promise, a ranking and a misleading title are found in any case and form', () => {
  const text =
    'Our EXPERTS guarantee the best result. A specialist, notario or Licenciada will see you.'
  expect(findForbiddenWords(text, glossary)).toEqual([
    'EXPERTS',
    'guarantee',
    'best',
    'specialist',
    'notario',
    'Licenciada',
  ])
})

test('a comparison and a promised result are found, over the end of a line as well', () => {
  expect(
    findForbiddenWords('We are better than\nother firms; our Success Rate is high.', glossary),
  ).toEqual(['better than\nother', 'Success Rate'])
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
  expect(findForbiddenWords('(c) a.b axb winning win-win best', own)).toEqual([
    '(c)',
    'a.b',
    'winning',
  ])
  expect(findForbiddenWords('best', { forbidden: [], allowed: [] })).toEqual([])
})
