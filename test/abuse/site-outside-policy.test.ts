import { afterEach, describe, expect, test } from 'vitest'
import { ask, directivesOf, openWatchedSite, type WatchedSite } from '#test/abuse/site-world.ts'

const SETTINGS = {
  SCHEDULING_URL: 'https://book.example.com/firm/30min?month=1',
  INTAKE_URL: 'https://intake.example.com/form',
  MAP_URL: 'https://maps.example.com:8443/embed',
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
}

const PAGES = [
  '/',
  '/about',
  '/faq',
  '/services',
  '/services/u-visa',
  '/blog',
  '/login',
  '/nothing',
]

// Abuse 28: a page may work with the outside companies that the operator has named, where it needs them, and with no other.
describe('the policy of a page', () => {
  let site: WatchedSite
  afterEach(() => site.close())

  const outsideOf = async (path: string) => {
    const policy = directivesOf((await ask(site, { path })).headers)
    return { frames: policy.get('frame-src'), connections: policy.get('connect-src') }
  }

  test('names exactly the companies that are set up, on the page that works with them', async () => {
    site = await openWatchedSite('sqlite', { environment: SETTINGS })
    expect(await outsideOf('/contact')).toEqual({
      frames: 'https://book.example.com https://maps.example.com:8443',
      connections: "'self' https://api.emailjs.com",
    })
    // The second time it comes from memory.
    expect((await outsideOf('/contact')).connections).toBe("'self' https://api.emailjs.com")
    for (const path of PAGES) {
      expect(await outsideOf(path), path).toEqual({ frames: undefined, connections: "'self'" })
      const policy = String((await ask(site, { path })).headers['content-security-policy'])
      expect(policy, path).not.toMatch(/example\.com|emailjs/)
    }
  })

  test('names nobody where nothing is set up, and the questionnaire, which is only a link, never', async () => {
    site = await openWatchedSite('sqlite', { environment: { INTAKE_URL: SETTINGS.INTAKE_URL } })
    for (const path of ['/contact', ...PAGES]) {
      expect(await outsideOf(path), path).toEqual({ frames: undefined, connections: "'self'" })
      const policy = String((await ask(site, { path })).headers['content-security-policy'])
      expect(policy, path).not.toContain('example.com')
    }
  })

  test('names one company once, however many of its pages are used', async () => {
    const one = 'https://one.example.com'
    site = await openWatchedSite('sqlite', {
      environment: { SCHEDULING_URL: `${one}/book`, MAP_URL: `${one}/map` },
    })
    expect((await outsideOf('/contact')).frames).toBe(one)
  })
})
