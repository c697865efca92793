import { describe, expect, test } from 'vitest'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { contentOf } from '#app/features/site/content.ts'
import type { ServiceName } from '#app/features/site/pages/service-page.ts'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { faultsIn, headingsIn, htmlOf } from '#test/rendered-text.tsx'

const { pages, texts } = contentOf('en').services
const names = Object.keys(pages) as ServiceName[]

function render(name: ServiceName): string {
  return htmlOf(
    <ServicePage
      content={quoteAllFacts(pages[name], legalFacts, new Date('2026-11-21T12:00:00Z'))}
      texts={texts}
      review="Reviewed by nobody."
      bookingHref="https://book.example.com/30"
      phone={{ display: '(703) 555-0142', href: 'tel:+17035550142' }}
    />,
  )
}

describe.each(names)('%s', (name) => {
  const html = render(name)

  test('has one title, its parts in order, and no level of heading left out', () => {
    expect(headingsIn(html, '1')).toEqual([pages[name].hero.title])
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([])
    expect(headingsIn(html, '2').at(-1)).toBe(pages[name].closing.title)
    expect(html).toContain('Reviewed by nobody.')
    expect(faultsIn(html)).toEqual([])
  })

  test('shows six stamps, and ends with the outside calendar and the phone', () => {
    const stamps = [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text)
    expect(stamps).toEqual(['01', '02', '03', '04', '05', '06'])
    const closing = html.slice(html.lastIndexOf('<section'))
    expect(closing).toContain('href="https://book.example.com/30" target="_blank"')
    expect(closing).toContain('href="tel:+17035550142"')
    expect(closing).toContain('Call (703) 555-0142')
    expect(html.match(/The consultation takes 30 minutes\./g)).toHaveLength(2)
  })
})

test('only the humanitarian page offers to leave, before its title and again after its last call', () => {
  const html = render('u-visa')
  const [first, second] = [html.indexOf('data-leave'), html.lastIndexOf('data-leave')]
  expect(first).toBeLessThan(html.indexOf('<h1'))
  expect(second).toBeGreaterThan(html.lastIndexOf('<section'))
  expect(html).toContain('href="https://www.weather.gov/" rel="noreferrer"')
  expect(html).toContain('It cannot clear your browser history.')
  expect(names.filter((each) => render(each).includes('data-leave'))).toEqual(['u-visa'])
})

test('Why Choose Us stands on four of the pages', () => {
  const withIt = names.filter((name) => headingsIn(render(name), '2').includes('Why Choose Us'))
  expect(withIt).toEqual(['family-immigration', 'work-visas', 'u-visa', 'investor-visa'])
})
