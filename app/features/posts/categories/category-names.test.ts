import { expect, test } from 'vitest'
import { withCurrentNames } from '#app/features/posts/categories/category-names.ts'

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
