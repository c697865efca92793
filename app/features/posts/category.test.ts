import { expect, test } from 'vitest'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'
import { categoryPath, categorySlug, groupCategories } from '#app/features/posts/category.ts'

test('a category’s address is made of its letters and digits, whatever their alphabet', () => {
  expect(categorySlug('Family Immigration')).toBe('family-immigration')
  expect(categorySlug('  Fees & Forms (I-130) ')).toBe('fees-forms-i-130')
  expect(categorySlug('Évaluación')).toBe('evaluacion')
  expect(categorySlug('Cœur')).toBe('cœur')
  expect(categoryPath('家庭')).toBe('/blog/category/%E5%AE%B6%E5%BA%AD')
})

test('a name without letters has no page', () => {
  expect(categoryPath('!?')).toBeNull()
  expect(groupCategories([['!?', 'Visa']]).map(({ slug }) => slug)).toEqual(['visa'])
})

test('spellings of one category are one, under the name that most posts use', () => {
  const posts = [['visa'], ['Visa', 'VISA'], ['Visa', 'Fees'], ['Asylum']]
  expect(groupCategories(posts)).toEqual([
    { slug: 'visa', name: 'Visa', names: ['Visa', 'visa', 'VISA'], count: 4 },
    { slug: 'asylum', name: 'Asylum', names: ['Asylum'], count: 1 },
    { slug: 'fees', name: 'Fees', names: ['Fees'], count: 1 },
  ])
})

const names = new Map([
  ['visa', 'Visas'],
  ['visas', 'Visas'],
])

test('stored fields say the present names, once each, and stay as they are where they do', () => {
  const fields = { title: 'Visa', categories: 'Fees, visa ,Visas' }
  expect(withCurrentNames(fields, names)).toEqual({ title: 'Visa', categories: 'Fees, Visas' })
  for (const same of [{ categories: ' Fees ,Visas,' }, { title: 'Visa' }, { categories: '!?' }])
    expect(withCurrentNames(same, names)).toBe(same)
})
