import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { quotedKeys } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { failure } from '#app/features/site/texts/en/interface.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'
import { findBareFigures, findForbiddenWords } from '#app/features/facts/text-checks.ts'

const { firm: _firm, office: _office, menu: _menu, ...sentences } = shippedRecords
const staffTexts = import.meta.glob('/app/features/**/*texts.ts', { eager: true })
const texts = textsOf({ sentences, ...interfaceTexts('en'), failure, staffTexts })

// What only staff read counts messages, days and characters; no one takes those for law. Figures of facts, and dates of bulletins, are what is quoted; the price of a firm is no law.
const forReaders = texts.filter(
  ([path]) =>
    !/^(?:staffTexts|sentences\.(?:fact|bulletin))\./.test(path) &&
    !/\.(?:href|url|governmentFees\.\d)$|\.flat-[a-z-]+\.amount$/.test(path),
)

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  )
}

describe('every text of the site', () => {
  test('promises nothing, ranks no one, and calls no one a lawyer who is not one', () => {
    const articles = textsOf(samplePosts.filter((post) => post.locale === 'en'))
    expect(
      [...texts, ...articles].filter(
        ([, text]) => findForbiddenWords(text, firm.publishing.glossary).length > 0,
      ),
    ).toEqual([])
  })

  test('quotes legal figures by key instead of writing them out, and only facts that exist', () => {
    expect(forReaders.length).toBeGreaterThan(200)
    expect(forReaders.filter(([, text]) => findBareFigures(text).length > 0)).toEqual([])
    const quoted = texts.flatMap(([, text]) => quotedKeys(text))
    expect(quoted.length).toBeGreaterThan(10)
    const keys = legalFacts.map(({ key }) => key)
    expect(quoted.filter((key) => !keys.includes(key))).toEqual([])
  })

  test('is a whole text: not empty, no filler and no mark-up', () => {
    expect(texts.filter(([, text]) => /^\s*$|lorem|ipsum|<\/?[a-z]+>|TODO/i.test(text))).toEqual([])
  })
})

test('a page that failed says that the mistake is ours and leads to Home and Contact', () => {
  const html = renderToStaticMarkup(FailurePage({ texts: failure }))
  expect(html).toContain('<h1>Something went wrong</h1>')
  expect(html).toMatch(/href="\/"[^>]*>Return to Home/)
  expect(html).toMatch(/href="\/contact"[^>]*>Contact Us/)
})
