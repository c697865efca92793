import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask, cookieOf, directivesOf, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

// Abuse 2 and 28: the CSP is the second line of defence behind every printed text.
describe('the policy of the site', () => {
  let own: string
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    own = (await savePost(staff, { image: '/images/blog-1700000000000.jpg', published: true })).slug
  })

  test('lets a page run its own scripts alone, and of those in a reader’s page only the one that loads the others, by its hash', async () => {
    for (const page of ['/', '/blog', `/blog/${own}`, '/nothing']) {
      const { headers, text } = await ask(site, { path: page })
      const policy = directivesOf(headers)
      for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
        expect([name, policy.get(name)]).toEqual([name, "'none'"])
      for (const name of ['form-action', 'connect-src', 'font-src'])
        expect([name, policy.get(name)]).toEqual([name, "'self'"])
      expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]+'){2}$/)
      expect(policy.get('style-src')).toMatch(/^'sha256-[\w+/=]+'$/)
      expect(policy.get('img-src')).toBe("'self' data:")
      // JSON-LD and rules for prefetching are data, not scripts that run.
      const running = [...text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
        ([, attributes = '']) =>
          !/type="(application\/ld\+json|speculationrules)"/.test(attributes),
      )
      const [[, attributes, start = ''] = [], ...others] = running
      expect([attributes, others]).toEqual(['', []])
      expect(start).toMatch(/import\("\/assets\/entry\.client-[\w-]+\.js"\)/)
      const hash = createHash('sha256').update(start).digest('base64')
      expect(policy.get('script-src')).toContain(`'sha256-${hash}'`)
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
      const scripts = text.match(/<script\b[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    }
    expect(seen.size).toBe(5)
  })

  test('takes the host of an image elsewhere for a host, whatever else it spells', async () => {
    const hosts = "a;sandbox b;script-src-elem c,default-src * d'unsafe-inline' *.evil.example"
    const images = `${hosts} good.example:8443`
      .split(' ')
      .map((host) => `![an image](https://${host}/a.png)`)
    const content = [aPostForm().content, ...images].join('\n\n')
    const covers = ['pictures.example.com', 'e;sandbox', '*'].map((host) => `https://${host}/a.png`)
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

const OUTSIDE = {
  SCHEDULING_URL: 'https://book.example.com/firm/30min?month=1',
  INTAKE_URL: 'https://intake.example.com/form',
  MAP_URL: 'https://maps.example.com:8443/embed',
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}
const FRAMES = 'https://book.example.com https://maps.example.com:8443'
const ONE = 'https://one.example.com'

const OTHERS = '/ /about /faq /services /services/u-visa /blog /login /nothing'.split(' ')

type Settings = Record<string, string>
const questionnaire: Settings = { INTAKE_URL: OUTSIDE.INTAKE_URL }
const onePlace: Settings = { SCHEDULING_URL: `${ONE}/book`, MAP_URL: `${ONE}/map` }

test.each([
  ['every company that is set up', OUTSIDE, FRAMES, "'self' https://api.emailjs.com"],
  ['nobody for a questionnaire, which is only a link', questionnaire, undefined, "'self'"],
  ['one company once, however many of its pages are used', onePlace, ONE, "'self'"],
])('only Contact’s policy names %s, cached or not', async (_, environment, frames, connections) => {
  const site = await openWatchedSite('sqlite', { environment })
  onTestFinished(site.close)
  const outsideOf = async (path: string) => {
    const { headers } = await ask(site, { path })
    const policy = directivesOf(headers)
    return [policy.get('frame-src'), policy.get('connect-src'), headers['content-security-policy']]
  }
  for (let times = 0; times < 2; times += 1)
    expect((await outsideOf('/contact')).slice(0, 2)).toEqual([frames, connections])
  for (const path of OTHERS) {
    const nobody = expect.not.stringMatching(/example\.com|emailjs/) as string
    // The dashboard, and so Login, shows previews of the site's own pages.
    const own = path === '/login' ? "'self'" : undefined
    expect([path, await outsideOf(path)]).toEqual([path, [own, "'self'", nobody]])
  }
})
