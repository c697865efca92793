import { expect, test } from 'vitest'
import { findForbiddenWords } from '#app/features/facts/glossary.ts'

test('a promise, a ranking and a misleading title are found in any case and form', () => {
  const text =
    'Our EXPERTS guarantee the best result. A specialist, notario or Licenciada will see you.'
  expect(findForbiddenWords(text)).toEqual([
    'EXPERTS',
    'guarantee',
    'best',
    'specialist',
    'notario',
    'Licenciada',
  ])
})

test('a word that only contains a forbidden one is not found', () => {
  expect(
    findForbiddenWords('A notary is not a lawyer. They did bestow it. Special cases.'),
  ).toEqual([])
})
