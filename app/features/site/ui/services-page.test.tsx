import { expect, test } from 'vitest'
import { contentOf } from '#app/features/site/content.ts'
import { ServicesPage } from '#app/features/site/ui/services-page.tsx'
import { htmlOf } from '#test/rendered-text.tsx'

const { overview, texts } = contentOf('en').services
const html = htmlOf(
  <ServicesPage
    content={overview}
    review="Reviewed by nobody."
    bookConsultation={texts.bookConsultation}
    bookingHref="https://book.example.com/30"
  />,
)

test('each card has a drawing, a title, a description, four features and a link of its own', () => {
  const cards = html.split('<svg width="56"').slice(1)
  expect(cards).toHaveLength(6)
  overview.cards.forEach(({ title, path, features }, index) => {
    expect(cards[index]).toContain(`<h2>${title}</h2>`)
    expect(cards[index]).toContain(`href="${path}"`)
    expect(cards[index]).toContain(`Learn More<span class="vh"> about ${title}</span>`)
    for (const feature of features) expect(cards[index]).toContain(`<li>${feature}</li>`)
  })
})

test('the page ends with Book Consultation outside and Contact Us on the site', () => {
  const closing = html.slice(html.lastIndexOf('<section'))
  expect(closing).toMatch(/href="https:\/\/book\.example\.com\/30"[^>]*>Book Consultation/)
  expect(closing).toMatch(/href="\/contact"[^>]*>Contact Us/)
  expect(closing).toContain('The consultation takes 30 minutes')
})
