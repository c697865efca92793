import { expect, test } from 'vitest'
import {
  completeCategory,
  findNearCategories,
  respellCategory,
  suggestCategories,
} from '#app/features/posts/complete-category.ts'

const known = [
  { name: 'Visa', count: 9 },
  { name: 'Immigration Law', count: 7 },
  { name: 'Family Immigration', count: 5 },
  { name: 'Évaluación', count: 2 },
]

const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })

test.each([
  ['|', ['Visa', 'Immigration Law', 'Family Immigration', 'Évaluación']],
  ['Visa, |', ['Immigration Law', 'Family Immigration', 'Évaluación']],
  // Begin with what is typed, or contain it, in any case and without accents.
  ['IMMI|', ['Immigration Law', 'Family Immigration']],
  ['evalua|', ['Évaluación']],
  ['zz|', []],
  // The part in which the caret stands counts, wherever in it.
  ['fa|m, Visa', ['Family Immigration']],
  ['|fam, Visa', ['Family Immigration']],
  ['fam, vi|', ['Visa']],
  ['fam,| vi', ['Visa']],
  ['fam|,vi', ['Family Immigration']],
  // Names elsewhere in the field are left out, in whatever spelling.
  ['visa, |', ['Immigration Law', 'Family Immigration', 'Évaluación']],
  ['|, evaluacion', ['Visa', 'Immigration Law', 'Family Immigration']],
  ['Visa|', ['Visa']],
])('suggestions in %j are %j', (marked, names) => {
  const { text, caret } = at(marked)
  expect(suggestCategories(text, caret, known).map(({ name }) => name)).toEqual(names)
})

test('suggestions are at most eight', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Visa ${index}`, count: 1 }))
  expect(suggestCategories('v', 1, many)).toHaveLength(8)
})

test.each([
  ['|', 'Visa', 'Visa, |'],
  ['vi|', 'Visa', 'Visa, |'],
  ['Law, vi|', 'Visa', 'Law, Visa, |'],
  ['Law,vi|', 'Visa', 'Law, Visa, |'],
  ['fa|m, Law', 'Family', 'Family|, Law'],
  ['  fa|m  , Law', 'Family', '  Family|  , Law'],
  ['Law, |, Visa', 'Family', 'Law, Family|, Visa'],
  ['Law,|', 'Visa', 'Law, Visa, |'],
  ['a$|', '$& $1', '$& $1, |'],
])('in %j taking %j gives %j', (marked, name, result) => {
  const { text, caret } = at(marked)
  expect(completeCategory(text, caret, name)).toEqual(at(result))
})

test('a name that differs in case, accents or signs alone is told, and one that differs in more is not', () => {
  const typed = 'immigration law, Visa, evaluacion, Visas, evaluacion'
  expect(findNearCategories(typed, known)).toEqual([
    { typed: 'immigration law', usual: 'Immigration Law' },
    { typed: 'evaluacion', usual: 'Évaluación' },
  ])
  expect(findNearCategories('', known)).toEqual([])
})

test('a former name of a category is found, and has the present one beside it', () => {
  const names = new Map([
    ['visa', 'Visa'],
    ['travel', 'Visa'],
  ])
  const typed = 'Travel, Visa, Immigration Law'
  expect(findNearCategories(typed, known, names)).toEqual([{ typed: 'Travel', usual: 'Visa' }])
})

test('the usual spelling takes its place, once', () => {
  const near = { typed: 'visa', usual: 'Visa' }
  expect(respellCategory('Law,visa , Other', near)).toBe('Law, Visa, Other')
  expect(respellCategory('Visa, visa', near)).toBe('Visa')
})
