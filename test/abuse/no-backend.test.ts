import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import routes from '#app/routes.ts'
import { listWritingRoutes } from '#test/abuse/route-table.ts'
import { openedOnce } from '#test/opened.ts'
import { aVisitor, openSite, STAFF } from '#test/site.ts'

const READ_ONLY = ['/', '/about', '/contact', '/faq', '/services', '/privacy', '/blog']
const PUBLISHED = samplePosts.map(({ slug }) => `/blog/${slug}`)
const FOR_PROGRAMS = ['/feed.xml', '/feed.json', '/sitemap.xml', '/robots.txt']
const EMAILJS = {
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}
const MOCK_PAIR = new URLSearchParams({ email: 'admin@example.com', password: 'password' })

// Specification, section 1. Nothing can be written to this site, because there is nothing.
describe('a site with no backend', () => {
  const site = openedOnce(() => openSite('sqlite', { environment: { BACKEND: 'none' } }))

  test('warns at the start of what it is, and says how to get a backend', () => {
    const greeting = site.greeting.join('\n')
    expect(greeting).toContain('No backend is configured')
    expect(greeting).toContain('three sample posts')
    expect(greeting).toContain('sign-in is a mock')
    expect(greeting).toContain('start without BACKEND: npm start')
    expect(site.lines.join('\n')).toContain('"level":"warn","event":"no backend is configured')
  })

  test('shows readers every page and the three sample posts, said to be such', async () => {
    for (const page of [...READ_ONLY, ...PUBLISHED, ...FOR_PROGRAMS]) {
      const answer = await fetch(site.origin + page)
      expect([page, answer.status]).toEqual([page, 200])
    }
    const reader = aVisitor(site.origin)
    const list = await reader.text('/blog')
    for (const { slug } of samplePosts) expect(list).toContain(`href="/blog/${slug}"`)
    expect(await reader.text(PUBLISHED[0] ?? '')).toContain('This is a sample article')
    expect(await reader.text('/blog?q=civics')).toContain('Two civics tests')
    expect(await reader.text('/blog?q=civics')).not.toContain('Before you sign')
    expect((await reader.get('/blog/category/immigration-law')).status).toBe(200)
    expect((await reader.get('/blog/no-such-post')).status).toBe(404)
    const picture = /og:image" content="([^"]*)"/.exec(await reader.text(PUBLISHED[1] ?? ''))?.[1]
    expect((await fetch(picture ?? '')).headers.get('Content-Type')).toBe('image/png')
  })

  test('says to whoever watches it that it is up, and in which mode', async () => {
    const health = await fetch(`${site.origin}/healthz`)
    expect([health.status, await health.text()]).toEqual([200, 'ok, without a backend\n'])
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })

  test('says that nothing can be sent from it, and how the firm is reached instead', async () => {
    const contact = await aVisitor(site.origin).text('/contact')
    expect(contact).toContain('Nothing can be sent from this website')
    expect(contact).not.toContain('<form')
    const message = contact.slice(contact.indexOf('id="message"'), contact.indexOf('id="location'))
    expect(message).toContain(`href="tel:${firm.phone}"`)
    expect(message).toContain(`href="mailto:${firm.email}"`)
    const privacy = await aVisitor(site.origin).text('/privacy')
    expect(privacy).toContain('This site stores no message')
    expect(privacy).not.toContain('the site stores what you typed')
    expect(privacy).not.toContain('We count how often')
  })

  test('has the contact form where the e-mail service can take it, and asks for nothing that the service would not get', async () => {
    const environment = { BACKEND: 'none', ...EMAILJS }
    const other = await openSite('sqlite', { environment })
    const contact = await aVisitor(other.origin).text('/contact')
    await other.close()
    expect(contact).toMatch(/<form(?=[^>]* data-copy=)/)
    expect(contact).toContain('go to the e-mail service that the firm uses')
    expect(contact).not.toContain('name="safeWay"')
    expect(contact).toMatch(/<button type="submit"[^>]* disabled/)
    expect(contact).toMatch(/<noscript><p>This form needs JavaScript/)
  })

  test('takes nothing at any address that takes something elsewhere', async () => {
    const visitor = aVisitor(site.origin)
    const patterns = await listWritingRoutes(routes)
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const path = pattern.replace('*', 'no/such/page').replaceAll(/:\w+/g, 'something')
      const answer = await visitor.post(path, new URLSearchParams(STAFF))
      expect([path, answer.status]).toEqual([path, 404])
    }
    expect((await visitor.request('DELETE', '/dashboard/posts/something')).status).toBe(404)
    const data = { headers: { Accept: 'application/json' } }
    const answer = await visitor.post('/contact/messages', new URLSearchParams(), data)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('no backend') })
  })

  test('has none of the pages that belong to accounts and messages', async () => {
    const pages = [
      'contact/token',
      'setup/x',
      'invitation/x',
      'password-reset/x',
      'login/code',
      'visits',
    ]
    for (const page of [...pages, 'setup/x.data', 'blog/preview/x', 'session']) {
      const answer = await fetch(`${site.origin}/${page}`, { redirect: 'manual' })
      expect([page, answer.status]).toEqual([page, 404])
      expect(await answer.text()).toContain('Page Not Found')
    }
  })

  test('signs nobody in, whatever pair and whatever cookie comes', async () => {
    const visitor = aVisitor(site.origin)
    for (const pair of [new URLSearchParams(STAFF), MOCK_PAIR]) {
      const answer = await visitor.post('/session', pair)
      expect(answer.status).toBe(404)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const cookie = { headers: { Cookie: 'session=eyJh.x; __Host-session=eyJh.x; flash=signed-in' } }
    expect(await (await visitor.get('/', cookie)).text()).not.toContain('/dashboard')
    expect((await visitor.get('/', cookie)).headers.getSetCookie()).toEqual([])
  })

  test('writes nothing to the disk, and is the same site at every start', async () => {
    const feed = () => fetch(`${site.origin}/feed.json`).then((answer) => answer.json())
    const before = idsOf(await feed())
    const again = await openSite('sqlite', { environment: { BACKEND: 'none' } })
    const after = idsOf(await (await fetch(`${again.origin}/feed.json`)).json())
    await again.close()
    expect(after).toEqual(before)
    expect(new Set(before).size).toBe(samplePosts.length)
    expect(readdirSync(site.dataDir)).toEqual([])
  })
})

function idsOf(feed: unknown): string[] {
  return (feed as { items: { id: string }[] }).items.map(({ id }) => id)
}
