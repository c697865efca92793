import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ask, directivesOf, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember } from '#test/site.ts'

const COLORS = [
  'red',
  '#12345',
  '#1234567',
  '#0e5b4b;}body{display:none',
  '#0e5b4b</style><script>alert(1)</script>',
  'url(https://evil.example/x)',
  'var(--ink)',
]

const LOOK = {
  'firm-firm-logoMark': 'leaf',
  'page-home-title': 'A title',
  'page-home-subtitle': 'A subtitle.',
}

const IMAGES = ['//evil.example/x.png', 'https://evil.example/x.png', 'data:image/svg+xml,<svg/>']

const ADDRESSES = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://book.example/plain',
  '//evil.example/',
  'https://firm.example@evil.example/',
  'https://evil.example/ frame-ancestors *',
  'https:',
]

describe('the setup of the site', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const save = async (step: string, fields: Record<string, string>) => {
    const address = `/dashboard/setup/${step}`
    const page = await (await staff.get(address)).text()
    const [, base = ''] = /name="base"[^>]*value="([^"]*)"/.exec(page) ?? []
    const body = new URLSearchParams({ act: 'save', base: base.replaceAll('&quot;', '"') })
    for (const [name, value] of Object.entries(fields)) body.set(`field.${name}`, value)
    return staff.post(address, body, { headers: { Accept: 'text/html' } })
  }
  const home = async () => (await ask(site, { path: '/' })).text

  test.each(COLORS)('takes no color that is none: %s', async (accent) => {
    const before = await home()
    const response = await save('look', { ...LOOK, 'firm-firm-accent': accent })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Please write a color such as #0e5b4b.')
    expect(await home()).toBe(before)
  })

  test.each(ADDRESSES)('takes no address that could mislead a reader: %s', async (address) => {
    const before = await home()
    for (const name of ['firm-firm-bookingUrl', 'firm-firm-intakeUrl']) {
      const response = await save('links', { [name]: address, 'firm-firm-socials.length': '0' })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain('begins with https://')
    }
    expect(await home()).toBe(before)
  })

  test.each(IMAGES)('asks no other site for the logo: %s', async (address) => {
    const before = await home()
    const response = await save('look', { ...LOOK, 'firm-firm-logoImage': address })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Please use the address of an image of this site')
    expect(await home()).toBe(before)
  })

  test('prints a color in one style sheet, which the policy allows by its hash; no other color has one', async () => {
    const { status } = await save('look', { ...LOOK, 'firm-firm-accent': '#FF00ff' })
    expect(status).toBe(303)
    for (const path of ['/', '/contact', '/nothing']) {
      const { headers, text } = await ask(site, { path })
      const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
      expect(styles).toHaveLength(1)
      expect(styles[0]).toMatch(/--accent:#[0-9a-f]{6};/)
      const hash = createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')
      expect(directivesOf(headers).get('style-src')).toBe(`'sha256-${hash}'`)
    }
    const sheet = await ask(site, { path: '/accent/ff00ff.css' })
    expect(sheet.headers['content-type']).toContain('text/css')
    for (const path of ['/accent/ff00fe.css', '/accent/x', '/accent/.css'])
      expect([path, (await ask(site, { path })).status]).toEqual([path, 404])
  })

  test('answers a forged length, edit or step without an error of its own', async () => {
    expect((await staff.get('/dashboard/setup/nothing')).status).toBe(404)
    const forged = { act: 'save', base: '{', 'field.firm-firm-socials.length': '1e9' }
    const sent = await staff.post('/dashboard/setup/links', new URLSearchParams(forged))
    expect(sent.status).toBeLessThan(500)
    for (const edit of ['add:__proto__', 'remove:firm-firm-socials.99', 'up:firm-firm-socials.x']) {
      const { status } = await staff.post('/dashboard/setup/links', new URLSearchParams({ edit }))
      expect([edit, status]).toEqual([edit, 400])
    }
  })
})
