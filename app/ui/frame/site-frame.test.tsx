import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Frame } from '#app/ui/frame/frame.ts'
import { SiteFrame } from '#app/ui/frame/site-frame.tsx'
import { aFrame } from '#test/factories/frame.ts'

const render = (changes: Partial<Frame> = {}) =>
  renderToStaticMarkup(<SiteFrame frame={aFrame(changes)}>The page</SiteFrame>)

const linkTexts = (html: string, from: string, to: string) => {
  const part = html.slice(html.indexOf(from), html.indexOf(to))
  return [...part.matchAll(/<(?:a|summary|button)[^>]*>(?:<b>)?([^<]+)/g)].map((match) => match[1])
}

test('the bar holds the links in order, with the six services and all of them under Services', () => {
  expect(linkTexts(render(), '<nav class="nav"', '</nav>').join(', ')).toBe(
    'Home, About Us, Services, Service 1, Service 2, Service 3, Service 4, Service 5, Service 6, See all services, Blog, FAQ, Contact',
  )
})

test('Dashboard and Logout appear only for those signed in, in both menus, and Logout is a form', () => {
  expect(render()).not.toMatch(/Dashboard|Logout/)
  const html = render({ signedIn: true })
  expect(html.match(/<a href="\/dashboard">Dashboard<\/a>/g)).toHaveLength(2)
  expect(
    html.match(/<form (?:method="post" ?|action="\/logout" ?){2}><button type="submit">Logout/g),
  ).toHaveLength(2)
})

test('the page shown is marked in the bar, and Services on every service page', () => {
  expect(render({ currentPath: '/about' })).toContain(
    '<a href="/about" aria-current="page">About Us</a>',
  )
  expect(render({ currentPath: '/about' })).toContain('<a href="/">Home</a>')
  expect(render({ currentPath: '/blog/a-post' })).toContain('<a href="/blog" aria-current="true">')
  expect(render({ currentPath: '/blogging' })).toContain('<a href="/blog">Blog</a>')
  const service = render({ currentPath: '/services/2' })
  expect(service).toContain('<summary aria-current="true">Services')
  expect(service).toContain('<details open=""><summary aria-current="true">Services')
})

test('the phone is a tel link and booking leads outside in a new tab', () => {
  const html = render()
  expect(html).toContain('<a class="tel" href="tel:+17035550100" aria-label="Call (703) 555-0100">')
  expect(
    html.match(/href="https:\/\/book\.example\/"[^>]*target="_blank" rel="noopener"/g),
  ).toHaveLength(3)
  expect(html).toMatch(
    /<a class="pill" href="https:\/\/intake\.example\/" target="_blank" rel="noopener">/,
  )
})

test('the first thing in the page leads past the bar to the main part', () => {
  const html = render()
  expect(html.indexOf('<a class="skip" href="#main">')).toBe(0)
  expect(html).toContain('<main id="main" tabindex="-1">The page</main>')
})

test('toasts that the server knows are printed with the right role', () => {
  const html = render({
    toasts: [
      { title: 'Logged out', text: 'You have been successfully logged out.', tone: 'normal' },
      { title: 'Login failed', tone: 'destructive' },
    ],
  })
  expect(html).toMatch(/<div class="toast" role="status">.*Logged out/)
  expect(html).toMatch(/<div class="toast bad" role="alert">.*Login failed/)
})

const [, footer = ''] = render().split('<footer')

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
