import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { contentOf } from '#app/features/site/content.ts'
import { FaqPage } from '#app/features/site/ui/faq-page.tsx'
import { faultsIn } from '#test/rendered-text.tsx'

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

test('in each section one question is open at a time, and a link to schedule a consultation follows', () => {
  const parts = html.split('<section').slice(1, 6)
  expect(parts).toHaveLength(5)
  faq.sections.forEach(({ id, items }, index) => {
    const [questions = '', after = ''] = parts[index]?.split(/<\/details><\/div>/) ?? []
    const grouped = new RegExp(`<details[^>]*name="faq-${id}"`, 'g')
    expect(questions.match(grouped)).toHaveLength(items.length)
    expect(after).toMatch(
      /href="https:\/\/book\.example\.com\/30"[^>]*><span>Schedule a Consultation/,
    )
    expect(after).toContain('The consultation takes 30 minutes.')
  })
  expect(html).not.toMatch(/<details[^>]* open/)
})

test("the page ends with 'Have more questions?'", () => {
  const [last = ''] = html.split('<section').slice(-1)
  for (const part of ['Have more questions?', 'href="/contact"', 'href="tel:+17035550142"'])
    expect(last).toContain(part)
})

test('figures are quoted from the facts, and nothing is left to fill', () => {
  for (const figure of ['$800,000', '128 questions', 'historically 9 to 18 months'])
    expect(html).toContain(figure)
  expect(faultsIn(html)).toEqual([])
})
