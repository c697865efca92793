import { expect, test } from 'vitest'
import type { ServiceId } from '#app/features/content/service-ids.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
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

const isAbout = (locale: Locale, service: ServiceId, category: string) =>
  isCategoryOf(shippedInAll[locale].service[service] ?? {}, category)

test('an article belongs to the services that its category names', () => {
  expect(isAbout('en', 'u-visa', 'Crime Victims')).toBe(true)
  expect(isAbout('en', 'u-visa', 'Family Immigration')).toBe(false)
  expect(isAbout('en', 'investor-visa', 'EB-5')).toBe(true)
  expect(isAbout('en', 'work-visas', 'L-1A transfers')).toBe(true)
})

test('a very short word is meant as a whole, and none in the middle of another', () => {
  expect(isCategoryOf({ topics: ['visa u'] }, 'Visa U')).toBe(true)
  expect(isCategoryOf({ topics: ['visa u'] }, 'Visa USA')).toBe(false)
  expect(isCategoryOf({ topics: ['crim'] }, 'Discrimination')).toBe(false)
})

test.each([
  ['family-immigration', ['Inmigración familiar', 'Imigração familiar', 'Immigration familiale']],
  ['permanent-residency', ['Residencia', 'Residência permanente', 'RÉSIDENCE']],
  ['citizenship', ['Ciudadanía', 'Cidadania', 'Citoyenneté']],
  ['work-visas', ['Visas de trabajo', 'Vistos de trabalho', 'Visas de travail']],
  ['u-visa', ['Visa U', 'Visto U', 'Asile']],
] as const)('a category about %s is known in every language', (service, categories) => {
  for (const [index, locale] of (['es', 'pt', 'fr'] as const).entries())
    expect(isAbout(locale, service, categories[index] ?? ''), locale).toBe(true)
  expect(isAbout('es', service, 'Nuevas reglas')).toBe(false)
})
