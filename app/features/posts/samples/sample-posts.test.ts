import { describe, expect, test } from 'vitest'
import { parsePostForm } from '#app/features/posts/post.ts'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { findBareFigures } from '#app/features/facts/text-checks.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import { factAt } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { firm } from '#app/features/content/en/firm.ts'

test('there are three, newest first, each with a slug of its own', () => {
  const created = samplePosts.map(({ createdAt }) => createdAt)
  expect(created).toHaveLength(3)
  expect(created).toEqual(created.toSorted().toReversed())
  expect(new Set(samplePosts.map(({ slug }) => slug)).size).toBe(3)
})

test("together they carry the specification's four categories and no other", () => {
  const categories = new Set(samplePosts.flatMap((post) => post.categories))
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
    expect(post.date).toBe(longDate(day))
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
    const rules = { glossary: firm.publishing.glossary, facts: [], titles: [], imageHosts: [] }
    const found = findFindings(form, rules).filter(({ kind }) => kind !== 'figure')
    expect(found).toEqual([])
    const known = legalFacts.map((fact) => factAt(fact, new Date(post.createdAt)))
    const written = `${post.title}\n${post.excerpt}\n${post.content}`
    expect(written).not.toMatch(/[{}]/)
    expect(findBareFigures(written, known)).toEqual([])
  })
})
