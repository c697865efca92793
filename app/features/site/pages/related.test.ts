import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { isCategoryOf, relatedQuestions } from '#app/features/site/pages/related.ts'

const anchorsOf = (...categories: string[]) =>
  relatedQuestions(shippedSite, categories).map(({ href }) => href.replace('/faq#', ''))

test.each([
  ['Family Immigration', /^family-/],
  ['Investor Visas', /^work-/],
  ['Asylum', /^humanitarian-/],
  ['Citizenship', /^citizenship-/],
])(
  'an article about %s leads to questions of its own part of the FAQ page',
  (category, section) => {
    const anchors = anchorsOf('Visa', category)
    expect(anchors.length).toBeGreaterThan(1)
    expect(anchors.length).toBeLessThanOrEqual(3)
    for (const anchor of anchors) expect(anchor).toMatch(section)
  },
)

test('nothing is offered about a category that says nothing', () => {
  expect(anchorsOf('Visa', 'Office news')).toEqual([])
})

test('an article belongs to the services that its category names', () => {
  expect(isCategoryOf('u-visa', 'Crime Victims')).toBe(true)
  expect(isCategoryOf('u-visa', 'Family Immigration')).toBe(false)
})

test.each([
  ['family-immigration', ['Inmigración familiar', 'Imigração familiar', 'Immigration familiale']],
  ['permanent-residency', ['Residencia', 'Residência permanente', 'RÉSIDENCE']],
  ['citizenship', ['Ciudadanía', 'Cidadania', 'Citoyenneté']],
  ['work-visas', ['Visas de trabajo', 'Vistos de trabalho', 'Visas de travail']],
  ['u-visa', ['Visa U', 'Visto U', 'Asilo']],
])('a category about %s is known in every language', (service, categories) => {
  for (const category of categories) expect(isCategoryOf(service, category), category).toBe(true)
  expect(isCategoryOf(service, 'Nuevas reglas')).toBe(false)
})
