import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'

const { about, plainPages } = contentOf('en')

const render = (profile = firm) =>
  renderToStaticMarkup(
    <AboutPage content={about} firm={profile} licenseWords={plainPages.words} review="Reviewed." />,
  )
const html = render()

test('the firm tells its story first', () => {
  const { title, lead, paragraphs } = about.story
  for (const text of [title, lead, ...paragraphs]) expect(html).toContain(`>${text}<`)
  expect(html.indexOf(title)).toBeLessThan(html.indexOf(about.values.title))
})

test('four core values stand there by name', () => {
  expect(about.values.items.map(({ name }) => name)).toEqual([
    'Client-centered',
    'Excellence',
    'Cultural competence',
    'Advocacy',
  ])
  for (const { name } of about.values.items) expect(html).toContain(`<h3>${name}</h3>`)
})

test('the founder has a role and a biography, and is plainly no real person', () => {
  expect(html).toContain('Founder &amp; CEO')
  expect(about.founder.biography.length).toBeGreaterThanOrEqual(3)
  expect(about.founder.biography[0]).toContain('There is no such person')
})

test('a sample firm says that its story is made up; a real one does not', () => {
  expect(html).toContain('is a sample firm. Its people and offices are made up')
  const real = {
    ...firm,
    phone: '+17032220100',
    email: 'office@rivera.law',
    offices: [{ ...firm.offices[0], street: '1 Main Street', phone: '+17032220100' }] as const,
    founder: { name: 'Ana Rivera', role: 'Founder & CEO' },
    responsibleAttorney: { name: 'Ana Rivera', office: 'Arlington, VA' },
    admissions: [],
  }
  expect(render(real)).not.toContain('made up')
})

test('both offices, the languages, and the registers in which our lawyers can be checked', () => {
  for (const { name, street, phone } of firm.offices) {
    expect(html).toContain(`<h3>${name}</h3>`)
    expect(html).toContain(street)
    expect(html).toContain(`href="tel:${phone}"`)
  }
  expect(html).toContain('We work in English.')
  for (const { registerUrl } of firm.admissions) expect(html).toContain(`href="${registerUrl}"`)
})

test('the call to action leads to the contact page', () => {
  expect(html).toMatch(/<a class="btn" href="\/contact">Contact Us<\/a>/)
})

test('no placeholder reaches the reader', () => {
  expect(html).not.toMatch(/\{\w+\}/)
})
