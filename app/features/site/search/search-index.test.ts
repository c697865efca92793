import { describe, expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { createSearchIndex, type SearchEntry } from '#app/features/site/search/search-index.ts'
import { searchWords } from '#app/features/site/search/search-words.ts'
import { siteEntries } from '#app/features/site/search/site-entries.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { broadQueries, harmlessQueries, labelledQueries } from '#test/fixtures/search-queries.ts'

const sites = siteContents(shippedInAll, [])
const entriesIn = (locale: Locale) => siteEntries(sites[locale], new Date('2026-11-27T12:00:00Z'))

describe.each(LOCALES)('the search in %s', (locale) => {
  const entries = entriesIn(locale)
  const index = createSearchIndex(entries, searchWords[locale])
  const paths = (query: string) => index.find(query, 3).map((result) => result.path)

  test.each(labelledQueries[locale])('finds first for “%s” the page %s', (query, path, ...also) => {
    const [first, ...others] = paths(query)
    expect(first).toBe(path)
    expect(others).toEqual(expect.arrayContaining(also))
  })

  test.each(harmlessQueries[locale])('finds no danger in “%s”', (query) => {
    expect(paths(query)[0] ?? '').not.toMatch(/^\/urgent(?:$|#(?:hurt|detained|door)$)/)
  })

  test('no labelled query finds a person', () => {
    for (const [query] of labelledQueries[locale])
      expect([query, index.find(query, 20).map(({ kind }) => kind)]).not.toContainEqual([
        query,
        expect.arrayContaining(['person']),
      ])
  })

  test('finds a person by name, role and language, and not by a life story', () => {
    for (const { id, data } of sites[locale].list('person')) {
      const path = `/about/${id}`
      for (const query of [data.name, data.role, ...data.languages]) {
        const found = index.find(query, 20).map((result) => result.path)
        expect([query, found]).toEqual([query, expect.arrayContaining([path])])
      }
      const person = entries.find((present) => present.path === path)
      expect(person?.text).toBe(data.languages.join('\n'))
    }
  })

  test('the words that the staff have for a figure are no result', () => {
    const labels = new Set(legalFacts.map(({ label }) => label))
    expect(entries.filter(({ title }) => labels.has(title))).toEqual([])
    expect(entries.length).toBeGreaterThan(60)
  })
})

describe('the search in English', () => {
  const index = createSearchIndex(entriesIn('en'), searchWords.en)

  test.each(['\u2010', '\u2011', '\u2013', '\u2014', '\u2212'])(
    'finds a form’s number with the hyphen “%s” as with the usual one',
    (hyphen) => {
      const usual = index.find('form I-130', 5)
      expect(usual.length).toBeGreaterThan(0)
      expect(index.find(`form I${hyphen}130`, 5)).toEqual(usual)
    },
  )

  test.each(broadQueries)('has for “%s” the page %s among the first three', (query, path) => {
    expect(index.find(query, 3).map((result) => result.path)).toContain(path)
  })
})

const entry = (path: string, texts: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  path,
  title: 'A page',
  summary: '',
  text: '',
  postId: null,
  ...texts,
})

test('a section of urgent help that a firm has renamed is on its page, and one without that page is not', () => {
  const pages = [entry('/'), entry('/services/u-visa'), entry('/urgent')]
  const found = (present: SearchEntry[]) =>
    createSearchIndex(present, searchWords.en)
      .find('he hits me', 3)
      .map(({ path }) => path)
  expect(found(pages)).toEqual(['/urgent', '/services/u-visa'])
  expect(found(pages.slice(0, 2))).toEqual(['/services/u-visa'])
})

test('what only mentions a word can be left out', () => {
  const index = createSearchIndex(
    [
      entry('/mentions', { text: 'A long text that names Zanzibar once.' }),
      entry('/about-it', { title: 'Zanzibar' }),
    ],
    searchWords.en,
  )
  const found = (isAbout: boolean) => index.find('zanzibar', 3, { isAbout }).map(({ path }) => path)
  expect(found(false)).toEqual(['/about-it', '/mentions'])
  expect(found(true)).toEqual(['/about-it'])
})
