import { localPath } from '#test/local-path.ts'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { samplePosts, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import routes from '#app/routes.ts'
import { listWritingRoutes } from '#test/abuse/route-table.ts'
import { openedOnce } from '#test/opened.ts'
import { aVisitor, openSite, STAFF } from '#test/site.ts'

const { firm } = shippedSite

const openWithout = (settings: Record<string, string> = {}) =>
  openSite('sqlite', { environment: { BACKEND: 'none', ...settings } })

// Spec 1.13; the pages are those of the static files, which `static-files.test.ts` compares.
describe('a site with no backend', () => {
  const site = openedOnce(openWithout)
  const textOf = (path: string) => aVisitor(site.origin).text(path)

  test('warns at the start of what it is, says how to get a backend, and to anyone who watches it that it is up', async () => {
    const startupMessages = site.startupMessages.join('\n')
    expect(startupMessages).toContain('No backend is configured')
    expect(startupMessages).toContain('three sample posts')
    expect(startupMessages).toContain('sign-in is a mock')
    expect(startupMessages).toContain('start without BACKEND: npm start')
    expect(site.lines.join('\n')).toContain('"level":"warn","event":"no backend is configured')
    const health = await fetch(`${site.origin}/healthz`)
    expect([health.status, await health.text()]).toEqual([200, 'ok, without a backend\n'])
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })

  test('shows readers the three sample posts of each language, said to be such', async () => {
    for (const { slug, locale } of samplePosts) {
      const path = localPath(`/blog/${slug}`, locale)
      expect(await textOf(localPath('/blog', locale))).toContain(`href="${path}"`)
      expect(await textOf(path)).toContain(interfaceTexts(locale).blog.post.sampleNote)
    }
    expect(await textOf('/blog?q=civics')).toContain('Two civics tests')
    expect(await textOf('/blog?q=civics')).not.toContain('Before you sign')
    expect((await fetch(`${site.origin}/blog/category/immigration-law`)).status).toBe(200)
    expect((await fetch(`${site.origin}/blog/no-such-post`)).status).toBe(404)
    // A post of the dashboard is in the browser only.
    for (const path of ['/dashboard/blog/view?post=x', '/dashboard/blog/edit/x'])
      expect(await textOf(path)).toContain('Loading blog post...')
  })

  test('has the contact form, says that nothing is sent from it, and how the firm is reached instead', async () => {
    const contact = await textOf('/contact')
    expect(contact).toContain('Please call')
    expect(contact).toContain('This is a demonstration: nothing is sent.')
    expect(contact).toMatch(/<form(?![^>]* data-emailjs=)[^>]* data-behaviour="message-form"/)
    expect(contact).toMatch(/<textarea(?=[^>]* name="message")(?=[^>]* rows="9")/)
    expect(contact).toMatch(/<button type="submit"[^>]* disabled/)
    const message = contact.slice(contact.indexOf('id="message"'), contact.indexOf('id="location'))
    expect(message).toContain(`href="tel:${firm.phone}"`)
    expect(message).toContain(`href="mailto:${firm.email}"`)
    const privacy = await textOf('/privacy')
    expect(privacy).toContain('This site stores no message')
    expect(privacy).not.toMatch(/we store what you typed|We count how often/)
  })

  test('has the contact form where the e-mail service can take it, and asks for nothing that the service would not get', async () => {
    const other = await openWithout({
      EMAILJS_PUBLIC_KEY: 'public_key',
      EMAILJS_SERVICE_ID: 'service_one',
      EMAILJS_TEMPLATE_ID: 'template_one',
    })
    const contact = await aVisitor(other.origin).text('/contact')
    await other.close()
    expect(contact).toMatch(/<form(?=[^>]* data-emailjs=)/)
    expect(contact).toContain('through an outside email service')
    expect(contact).not.toContain('name="safeWay"')
    expect(contact).toMatch(/<button type="submit"[^>]* disabled/)
    expect(contact).toMatch(/<noscript><p>This form needs JavaScript/)
  })

  test('takes nothing at any address that takes something elsewhere, and signs no one in', async () => {
    const visitor = aVisitor(site.origin)
    const patterns = await listWritingRoutes(routes)
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const path = pattern.replace('*', 'no/such/page').replaceAll(/:\w+/g, 'something')
      const response = await visitor.post(path, new URLSearchParams(STAFF))
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await visitor.request('DELETE', '/dashboard/drafts/something')).status).toBe(404)
    const data = { headers: { Accept: 'application/json' } }
    const response = await visitor.post('/contact/messages', new URLSearchParams(), data)
    expect(await response.json()).toEqual({ message: expect.stringContaining('no backend') })
    const cookie = { headers: { Cookie: 'session=eyJh.x; __Host-session=eyJh.x; flash=signed-in' } }
    const home = await visitor.get('/', cookie)
    expect(await home.text()).not.toContain('href="/dashboard')
    expect(home.headers.getSetCookie()).toEqual([])
  })

  test('has none of the pages that belong to accounts and messages, and none that make new pages', async () => {
    const pages = 'contact/token setup/x invitation/x password-reset/x login/code visits session'
    const making = [
      'dashboard/content',
      'dashboard/content/page/new',
      'dashboard/content/service/new',
    ]
    for (const page of [...pages.split(' '), 'blog/preview/x', ...making]) {
      const response = await fetch(`${site.origin}/${page}`, { redirect: 'manual' })
      expect([page, response.status]).toEqual([page, 404])
      expect(await response.text()).toContain('Page Not Found')
    }
    expect((await fetch(`${site.origin}/setup/x.data`)).status).toBe(404)
  })

  test('writes nothing to the disk, and is the same site at every start', async () => {
    const before = await textOf('/feed.json')
    const again = await openWithout()
    const after = await aVisitor(again.origin).text('/feed.json')
    await again.close()
    const idsIn = (feed: string) => [...feed.matchAll(/"id": ?"[^"]*"/g)].map(([id]) => id)
    expect(idsIn(after)).toEqual(idsIn(before))
    expect(new Set(idsIn(before)).size).toBe(samplePostsIn('en').length)
    expect(readdirSync(site.dataDir)).toEqual([])
  })
})
