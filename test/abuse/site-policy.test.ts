import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cookieOf, directivesOf, openWatchedSite, savePost } from '#test/abuse/site-world.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

// Abuse 2 and 28: what a page allows itself is the second wall behind every text that is printed.
describe('the policy of the site', () => {
  let own: string
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    own = (await savePost(staff, { image: '/images/blog-1700000000000.jpg', published: true })).slug
  })

  test('lets a page run its own scripts alone, and a reader’s page none that stands in it', async () => {
    for (const page of ['/', '/blog', `/blog/${own}`, '/nothing']) {
      const { headers, text } = await ask(site, { path: page })
      const policy = directivesOf(headers)
      expect(policy.get('default-src')).toBe("'none'")
      expect(policy.get('script-src')).toBe("'self'")
      expect(policy.get('style-src')).not.toContain('unsafe')
      expect(policy.get('img-src')).toBe("'self' data:")
      for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy.get(name)).toBe("'none'")
      for (const name of ['form-action', 'connect-src', 'font-src'])
        expect(policy.get(name)).toBe("'self'")
      const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([script]) => script)
      // Words for search engines are no script, whatever their element is called.
      const running = scripts.filter((script) => !script.includes('type="application/ld+json"'))
      expect(running.length).toBeGreaterThan(0)
      for (const script of running) expect(script).toMatch(/ src="\/assets\/[^"]+"/)
    }
  })

  test('gives every application page a nonce of its own', async () => {
    const seen = new Set<string>()
    const pages = ['/login', '/login', '/dashboard', '/dashboard', '/dashboard/blog/new']
    for (const path of pages) {
      const cookie = path === '/login' ? {} : cookieOf(staff)
      const { headers, text } = await ask(site, { path, headers: cookie })
      const policy = directivesOf(headers)
      const [, nonce = ''] =
        /^'nonce-([^']{22,})' 'strict-dynamic'$/.exec(policy.get('script-src') ?? '') ?? []
      seen.add(nonce)
      expect(policy.get('style-src')).toBe("'self'")
      expect(policy.get('frame-ancestors')).toBe("'none'")
      const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([script]) => script)
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    }
    expect(seen.size).toBe(5)
  })

  test('takes the host of a picture elsewhere for a host, whatever else it spells', async () => {
    const hosts = [
      'a;sandbox',
      'b;script-src-elem',
      'c,default-src',
      '*',
      "d'unsafe-inline'",
      '*.evil.example',
    ]
    const pictures = hosts.map((host) => `![a picture](https://${host}/a.png)`)
    const content = [
      aPostForm().content,
      ...pictures,
      '![a](https://good.example:8443/a.png)',
    ].join('\n\n')
    const covers = [
      'https://pictures.example.com/a.png',
      'https://e;sandbox/a.png',
      'https://*/a.png',
    ]
    for (const image of covers) {
      const { slug } = await savePost(staff, { image, content, published: true })
      const { headers } = await ask(site, { path: `/blog/${slug}` })
      const policy = directivesOf(headers)
      const cover = image.includes('pictures') ? ' https://pictures.example.com' : ''
      expect(policy.get('img-src')).toBe(`'self' data:${cover} https://good.example:8443`)
      expect(String(headers['content-security-policy'])).not.toMatch(/sandbox|,|\*|script-src-elem/)
    }
  })
})
