import { describe, expect, test } from 'vitest'
import { parsePostForm } from '#app/features/posts/post.ts'
import { samplePosts, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import { findBareFigures } from '#app/features/facts/text-checks.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import { factsIn } from '#app/features/facts/facts-in.ts'
import { factAt, factDay } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { firm as en } from '#app/features/content/en/firm.ts'
import { firm as es } from '#app/features/content/es/firm.ts'
import { firm as fr } from '#app/features/content/fr/firm.ts'
import { firm as pt } from '#app/features/content/pt/firm.ts'

test.each(LOCALES)('in %s there are three, newest first, each with a slug of its own', (locale) => {
  const created = samplePostsIn(locale).map(({ createdAt }) => createdAt)
  expect(created).toHaveLength(3)
  expect(created).toEqual(created.toSorted().toReversed())
  expect(new Set(samplePosts.map(({ slug }) => slug)).size).toBe(3 * LOCALES.length)
})

const firms = { en, es, fr, pt }

test("together they carry the specification's four categories and no other", () => {
  const categories = new Set(samplePostsIn('en').flatMap((post) => post.categories))
  const four = ['Family Immigration', 'Immigration Law', 'Policy Updates', 'Visa']
  expect([...categories].toSorted()).toEqual(four)
})

describe.each(samplePosts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
  test("passes the editor's own checks in every field but the image it does not have", () => {
    const form = { ...post, categories: post.categories.join(', '), imageAlt: '', published: true }
    const checked = parsePostForm({ ...form, image: 'https://example.com/cover.jpg' })
    expect(checked.ok ? [] : checked.problem).toEqual([])
  })

  test('prints the day it was made in the firm’s zone, and a name that is no person’s', () => {
    const day = localMoment(new Date(post.createdAt), 'America/New_York').date
    expect(post.date).toBe(longDate(day, post.locale))
    expect(post.author).toMatch(/^Sample /)
  })

  test('is a whole article: 600 to 900 words, headings, a list and one quotation', () => {
    const texts = post.content.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []
    expect(texts.length).toBeGreaterThanOrEqual(600)
    expect(texts.length).toBeLessThanOrEqual(900)
    expect(post.content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4)
    expect(post.content).toMatch(/^(?:- |1\. )/m)
    expect(post.content.match(/^> /gm)).toHaveLength(1)
  })

  test('holds nothing that the checklist would find, no open placeholder and no figure that is not a fact of its day', () => {
    const form = { ...post, categories: '', imageAlt: 'A drawing', published: true }
    const { glossary } = firms[post.locale].publishing
    const rules = {
      locale: post.locale,
      glossary,
      facts: [],
      titles: [],
      imageHosts: [],
      reviewers: [],
    }
    const found = findFindings(form, rules).filter(({ kind }) => kind !== 'figure')
    expect(found).toEqual([])
    const known = factsIn(legalFacts, post.locale).flatMap((fact) => [
      factAt(fact, new Date(post.createdAt)),
      factDay(fact, post.locale),
    ])
    const written = `${post.title}\n${post.excerpt}\n${post.content}`
    expect(written).not.toMatch(/[{}]/)
    expect(findBareFigures(written, known)).toEqual([])
  })
})
