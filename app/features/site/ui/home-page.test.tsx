import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/records/legal-facts.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { faultsIn, headingsIn } from '#test/rendered-text.tsx'

const { home, frame } = contentOf('en')

function render(schedulingUrl: string | null): string {
  return renderToStaticMarkup(
    <HomePage
      content={quoteAllFacts(home, legalFacts, new Date('2026-11-21T12:00:00Z'))}
      services={frame.services}
      founder={firm.founder}
      links={siteLinks({ schedulingUrl, intakeUrl: null }, '/')}
    />,
  )
}

const html = render('https://book.example.com/30')

function linksIn(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, inner = '']) => `${inner.replace(/<[^>]*>/g, '').trim()} -> ${href}`,
  )
}

test('Home has one title and its parts in the order of the specification', () => {
  expect(headingsIn(html, '1')).toHaveLength(1)
  expect(headingsIn(html)).toEqual([
    'Your Pathway to U.S. Immigration',
    'Start with what you want to do',
    'For families and workers from Africa',
    'For families, nurses and investors from South America',
    'Questions people ask us first',
    'Why Choose Us',
    'Personalized Approach',
    'Thirty minutes to find your next step',
  ])
})

const booking =
  'https://book.example.com/30?utm_source=website&amp;utm_medium=link&amp;utm_content=%2F'

test('the calls of the specification lead where it says', () => {
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      `Book Consultation (opens in a new tab) -> ${booking}`,
      'Learn More about the firm -> /about',
      'See All FAQs -> /faq',
      `Schedule a Consultation (opens in a new tab) -> ${booking}`,
      'Meet the firm -> /about',
      'Book a Consultation -> /contact',
    ]),
  )
  const toAbout = linksIn(html).filter((link) => link === 'Learn More about the firm -> /about')
  expect(toAbout).toHaveLength(2)
  // Each of the three calls to book says how long the consultation takes.
  expect(html.match(/The consultation takes 30 minutes\./g)?.length).toBeGreaterThanOrEqual(3)
})

test('without a scheduling service the calls stay on the site and open no tab', () => {
  const inside = render(null)
  expect(linksIn(inside)).toEqual(
    expect.arrayContaining([
      'Book Consultation -> /contact#schedule',
      'Schedule a Consultation -> /contact#schedule',
    ]),
  )
  expect(inside).not.toContain('_blank')
})

test('five questions, one of each kind, open one at a time and without JavaScript', () => {
  expect(html.match(/<details[^>]*name="home-questions"/g)).toHaveLength(5)
  const categories = [...html.matchAll(/class="tag">(.*?)</g)].map(([, text]) => text)
  expect(categories).toEqual(['Family', 'Investment', 'Humanitarian', 'Citizenship', 'General'])
})

test('the founder signs by name and role, and nothing is left to fill', () => {
  expect(html).toContain('Sample Founder')
  expect(html).toContain('Founder &amp; CEO')
  expect(faultsIn(html)).toEqual([])
})
