import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { siteContents } from '#app/features/content/site-content.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { createSearchIndex, type SearchEntry } from '#app/features/site/search/search-index.ts'
import { searchWords } from '#app/features/site/search/search-words.ts'
import { siteEntries, withoutAddresses } from '#app/features/site/search/site-entries.ts'
import { LOCALES, type Locale } from '#app/platform/texts/locales.ts'

const FILE = new URL('../../../../test/fixtures/reader-queries.tsv', import.meta.url)
const RIGHT_AT_LEAST = 140

const sites = siteContents(shippedInAll, [])

/** With the articles, as a site has them from its first day. */
function entriesIn(locale: Locale): SearchEntry[] {
  const posts = samplePosts.filter((post) => post.locale === locale)
  return [
    ...siteEntries(sites[locale], new Date('2026-11-27T12:00:00Z')),
    ...posts.map(({ slug, translates, title, excerpt, content }) => ({
      kind: 'post' as const,
      path: `/blog/${translates ?? slug}`,
      title,
      summary: excerpt,
      text: withoutAddresses(content),
      postId: slug,
    })),
  ]
}

const indexes = Object.fromEntries(
  LOCALES.map((locale) => [locale, createSearchIndex(entriesIn(locale), searchWords[locale])]),
) as Record<Locale, ReturnType<typeof createSearchIndex>>

const queries = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [locale = '', query = '', addresses = ''] = line.split('\t')
    return { locale: locale as Locale, query, addresses: addresses.split('|') }
  })

/** An address without an anchor holds for its page, unless an anchor of that page stands beside it. */
function isRight(path: string, addresses: readonly string[]): boolean {
  const [page = path] = path.split('#')
  const hasAnchor = addresses.some((address) => address.startsWith(`${page}#`))
  return addresses.includes(path) || (addresses.includes(page) && !hasAnchor)
}

test(`readers find the right page among the first three for ${RIGHT_AT_LEAST} of 150 queries`, () => {
  expect(queries).toHaveLength(150)
  const wrong = queries.flatMap(({ locale, query, addresses }) => {
    const found = indexes[locale].find(query, 3).map(({ path }) => path)
    const hasFound = found.some((path) => isRight(path, addresses))
    return hasFound ? [] : [`${locale} ${query}: ${found.join(' ')}`]
  })
  expect(queries.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST)
})

test('every address of the labels is one that the search can find', () => {
  const paths = entriesIn('en').map(({ path }) => path)
  const known = new Set(paths.flatMap((path) => [path, path.split('#')[0]]))
  const unknown = queries.flatMap(({ addresses }) => addresses.filter((path) => !known.has(path)))
  expect(unknown).toEqual([])
})
