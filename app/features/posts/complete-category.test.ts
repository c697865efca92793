import { describe, expect, test } from 'vitest'
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
const suggested = (marked: string) => {
  const { text, caret } = at(marked)
  return suggestCategories(text, caret, known).map(({ name }) => name)
}
const completed = (marked: string, name: string) => {
  const { text, caret } = at(marked)
  const field = completeCategory(text, caret, name)
  return `${field.text.slice(0, field.caret)}|${field.text.slice(field.caret)}`
}

describe('suggestions', () => {
  test('in an empty place are the most used', () => {
    expect(suggested('|')).toEqual(known.map(({ name }) => name))
    expect(suggested('Visa, |')).toEqual(['Immigration Law', 'Family Immigration', 'Évaluación'])
  })

  test('begin with what is typed, or have it in them, in any case and without accents', () => {
    expect(suggested('IMMI|')).toEqual(['Immigration Law', 'Family Immigration'])
    expect(suggested('evalua|')).toEqual(['Évaluación'])
    expect(suggested('zz|')).toEqual([])
  })

  test('belong to the part in which the caret stands, wherever in it', () => {
    expect(suggested('fa|m, Visa')).toEqual(['Family Immigration'])
    expect(suggested('|fam, Visa')).toEqual(['Family Immigration'])
    expect(suggested('fam, vi|')).toEqual(['Visa'])
    expect(suggested('fam,| vi')).toEqual(['Visa'])
    expect(suggested('fam|,vi')).toEqual(['Family Immigration'])
  })

  test('leave out what the field has elsewhere, in whatever spelling', () => {
    expect(suggested('visa, |')).not.toContain('Visa')
    expect(suggested('|, evaluacion')).not.toContain('Évaluación')
    expect(suggested('Visa|')).toEqual(['Visa'])
  })

  test('are at most eight', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ name: `Visa ${index}`, count: 1 }))
    expect(suggestCategories('v', 1, many)).toHaveLength(8)
  })
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
  expect(completed(marked, name)).toBe(result)
})

test('a name that differs in case, accents or signs alone is told, and one that differs in more is not', () => {
  expect(findNearCategories('immigration law, Visa, evaluacion, Visas, evaluacion', known)).toEqual(
    [
      { typed: 'immigration law', usual: 'Immigration Law' },
      { typed: 'evaluacion', usual: 'Évaluación' },
    ],
  )
  expect(findNearCategories('', known)).toEqual([])
})

test('the usual spelling takes its place, once', () => {
  const near = { typed: 'visa', usual: 'Visa' }
  expect(respellCategory('Law,visa , Other', near)).toBe('Law, Visa, Other')
  expect(respellCategory('Visa, visa', near)).toBe('Visa')
})
