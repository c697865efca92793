import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import type { PlainPageName } from '#app/features/site/pages/plain-page.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { faultsIn, headingsIn } from '#test/rendered-text.tsx'

const { plainPages } = contentOf('en')
const ways = { phone: { display: '(703) 555-0142', href: 'tel:+17035550142' }, email: firm.email }

function render(name: PlainPageName): string {
  const content = plainPages.pages[name]
  return renderToStaticMarkup(
    <PlainPage
      content={content}
      ways={ways}
      texts={plainPages.texts}
      admissions={firm.admissions}
      review={content.review === undefined ? null : 'General information.'}
    />,
  )
}

const names = Object.keys(plainPages.pages) as PlainPageName[]

test.each(names)('%s has one title, and a list that leads to each of its parts', (name) => {
  const html = render(name)
  expect(headingsIn(html, '1')).toHaveLength(1)
  expect(faultsIn(html)).toEqual([])
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const parts = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(links.length).toBeGreaterThan(3)
  expect(parts).toEqual(['contents', ...links])
})

test('who may help you: a notary is not a lawyer, the official registers, how to report fraud', () => {
  const html = render('who-may-help-you')
  expect(html).toContain('A notary public is not a lawyer')
  for (const { registerUrl, jurisdiction } of firm.admissions) {
    expect(html).toContain(`href="${registerUrl}"`)
    expect(html).toContain(jurisdiction)
  }
  expect(html).toContain('href="https://reportfraud.ftc.gov/"')
})

test('telephone and e-mail can be pressed', () => {
  const html = render('privacy')
  expect(html).toContain('<a href="tel:+17035550142">(703) 555-0142</a>')
  expect(html).toContain(`<a href="mailto:${firm.email}">${firm.email}</a>`)
})

test('pages about the law say that they are general information; the others have no such line', () => {
  const withLine = names.filter((name) => render(name).includes('General information.'))
  expect(withLine.toSorted()).toEqual(['disclaimer', 'who-may-help-you'])
})
