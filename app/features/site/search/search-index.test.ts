import { describe, expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { createSearchIndex } from '#app/features/site/search/search-index.ts'
import { searchWords } from '#app/features/site/search/search-words.ts'
import { siteEntries } from '#app/features/site/search/site-entries.ts'

const [family, work, residency, citizenship, uVisa, investor] = [
  '/services/family-immigration',
  '/services/work-visas',
  '/services/permanent-residency',
  '/services/citizenship',
  '/services/u-visa',
  '/services/investor-visa',
]

const queries: Record<'es' | 'pt' | 'fr', readonly (readonly [query: string, path: string])[]> = {
  es: [
    ['papeles', residency],
    ['residencia', residency],
    ['green card', residency],
    ['como sacar la ciudadania', citizenship],
    ['NATURALIZACION', citizenship],
    ['me asaltaron y vino la policia', uVisa],
    ['traer a mi mama', family],
    ['mi patron', work],
    ['abrir un negocio', investor],
    ['notario', '/who-may-help-you'],
    ['pedir asilo', '/faq#humanitarian-asylum'],
    ['cuanto cobran', '/fees'],
  ],
  pt: [
    ['green card', residency],
    ['me legalizar', residency],
    ['residencia', residency],
    ['cidadania', citizenship],
    ['naturalizacao', citizenship],
    ['fui assaltado', uVisa],
    ['trazer minha mae', family],
    ['visto de trabalho', work],
    ['abrir empresa', investor],
    ['caí em um golpe', '/who-may-help-you'],
    ['asilo', '/faq#humanitarian-asylum'],
    ['quanto custa', '/fees'],
  ],
  fr: [
    ['carte verte', residency],
    ['sans-papiers', residency],
    ['naturalisation', citizenship],
    ['nationalite americaine', citizenship],
    ['j’ai été agressé', uVisa],
    ['ma mere', family],
    ['mon employeur', work],
    ['investir', investor],
    ['arnaque', '/who-may-help-you'],
    ['demande d’asile', '/faq#humanitarian-asylum'],
    ['combien ca coute', '/fees'],
    ['VISA U', uVisa],
  ],
}

describe.each(['es', 'pt', 'fr'] as const)('the search in %s', (locale) => {
  const site = siteContents(shippedInAll, [])[locale]
  const entries = siteEntries(site, legalFacts, new Date('2026-11-25T12:00:00Z'))
  const index = createSearchIndex(entries, searchWords[locale])

  test.each(queries[locale])('finds first for “%s” the page %s', (query, path) => {
    expect(index.find(query, 3).map((result) => result.path)[0]).toBe(path)
  })
})
