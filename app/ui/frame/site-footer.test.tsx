import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteFooter } from '#app/ui/frame/site-footer.tsx'
import { aFrame } from '#test/factories/frame.ts'

const footer = renderToStaticMarkup(<SiteFooter frame={aFrame()} />)

test('the footer begins with the logo, which leads home', () => {
  const logo = footer.indexOf('<a class="logo" href="/"')
  expect(logo).toBeGreaterThan(0)
  expect(logo).toBeLessThan(footer.indexOf('Quick Links'))
  expect(footer).toContain('aria-label="Sample &amp; Sample Immigration Law, home"')
})

test('the footer gives the street, the telephone and the e-mail, which can be pressed, its links and the year', () => {
  expect(footer).toContain('<span>1 Sample Street</span><span>Arlington, VA 22201</span>')
  expect(footer).toContain('<a href="tel:+17035550100">(703) 555-0100</a>')
  expect(footer).toContain('<a href="mailto:hello@example.com">hello@example.com</a>')
  for (const text of ['Quick Links', 'Immigration Updates', 'Our Services', 'Privacy', '© 2026'])
    expect(footer).toContain(text)
})

test('each social link leads to its own network in a new tab', () => {
  for (const network of ['facebook', 'twitter', 'instagram', 'linkedin'])
    expect(footer).toContain(
      `<a href="https://${network}.example/" target="_blank" rel="noopener">`,
    )
})
