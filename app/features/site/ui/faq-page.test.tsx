import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/legal-facts.ts'
import { contentOf } from '#app/features/site/content.ts'
import { FaqPage } from '#app/features/site/ui/faq-page.tsx'

const { faq } = contentOf('en')
const printed = quoteAllFacts(faq, legalFacts, new Date('2026-11-21T12:00:00Z'))
const html = renderToStaticMarkup(
  <FaqPage
    content={printed}
    review="General information."
    bookingHref="https://book.example.com/30"
    phone={{ display: '(703) 555-0142', href: 'tel:+17035550142' }}
  />,
)

test('five sections with the titles and the number of questions of the specification', () => {
  expect(faq.sections.map(({ title, items }) => [title, items.length])).toEqual([
    ['Family-Based Immigration', 3],
    ['Employment & Investment Visas', 3],
    ['Humanitarian Immigration', 2],
    ['Citizenship & Naturalization', 2],
    ['General Immigration Questions', 3],
  ])
})

test('in each section one question is open at a time, and all may be closed', () => {
  for (const { id, items } of faq.sections) {
    expect(html.match(new RegExp(`<details[^>]*name="faq-${id}"`, 'g'))).toHaveLength(items.length)
  }
  expect(html).not.toMatch(/<details[^>]* open/)
})

test('each section is followed by a link to schedule a consultation, which says how long it takes', () => {
  const parts = html.split('<section').slice(1, 6)
  for (const part of parts) {
    const [, after = ''] = part.split(/<\/details><\/div>/)
    expect(after).toMatch(
      /href="https:\/\/book\.example\.com\/30"[^>]*><span>Schedule a Consultation/,
    )
    expect(after).toContain('The consultation takes 30 minutes.')
  }
  expect(parts).toHaveLength(5)
})

test("the page ends with 'Have more questions?'", () => {
  const [last = ''] = html.split('<section').slice(-1)
  expect(last).toContain('Have more questions?')
  expect(last).toContain('href="/contact"')
  expect(last).toContain('href="tel:+17035550142"')
})

test('figures are quoted from the facts, and no placeholder is left', () => {
  expect(html).toContain('$800,000')
  expect(html).toContain('128 questions')
  expect(html).toContain('historically 9 to 18 months')
  expect(html).not.toMatch(/\{[a-z0-9.:-]+\}/)
})

test('no id stands twice', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(ids.length).toBeGreaterThan(20)
})
