import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'
import { realFirm } from '#test/factories/firm.ts'
import { faultsIn } from '#test/rendered-text.tsx'

const { about, plainPages } = contentOf('en')
const { story, founder, values } = about

const render = (profile = firm) =>
  renderToStaticMarkup(
    <AboutPage content={about} firm={profile} licenseTexts={plainPages.texts} review="Reviewed." />,
  )
const html = render()

test('the story of the firm comes first, then its four values by name', () => {
  for (const text of [story.title, story.lead, ...story.paragraphs])
    expect(html).toContain(`>${text}<`)
  expect(html.indexOf(story.title)).toBeLessThan(html.indexOf(values.title))
  const names = ['Client-centered', 'Excellence', 'Cultural competence', 'Advocacy']
  expect(values.items.map(({ name }) => name)).toEqual(names)
  for (const name of names) expect(html).toContain(`<h3>${name}</h3>`)
  expect(faultsIn(html)).toEqual([])
})

test('the founder has a role and a biography, and is plainly no real person', () => {
  expect(html).toContain('Founder &amp; CEO')
  expect(founder.biography.length).toBeGreaterThanOrEqual(3)
  expect(founder.biography[0]).toContain('There is no such person')
})

test('a sample firm says that its story is made up; a real one does not', () => {
  expect(html).toContain('is a sample firm. Its people and offices are made up')
  expect(render(realFirm)).not.toContain('made up')
})

test('both offices, the languages, the registers of our lawyers, and a call to the contact page', () => {
  for (const { name, street, phone } of firm.offices)
    for (const part of [`<h3>${name}</h3>`, street, `href="tel:${phone}"`])
      expect(html).toContain(part)
  expect(html).toContain('We work in English.')
  for (const { registerUrl } of firm.admissions) expect(html).toContain(`href="${registerUrl}"`)
  expect(html).toMatch(/<a class="btn" href="\/contact">Contact Us<\/a>/)
})
