import { expect, test } from 'vitest'
import { aForm } from '#test/abuse/contact-fixture.ts'
import { BERT, openLinkSite } from '#test/abuse/link-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { aVisitor } from '#test/site.ts'

const PUBLIC_ORIGIN = 'https://firm.example'
const SIGN_IN = ['site.session_token', 'site.known_device']

// On SQLite alone: the database decides nothing about cookies.
const links = openedOnce(() => openLinkSite('sqlite', { environment: { PUBLIC_ORIGIN } }))

test('over TLS every cookie is bound to the host, is never sent without TLS, and is read again', async () => {
  const visitor = aVisitor(links.site.address)
  const path = await links.resetLink()
  const send = async (to: string, fields: Record<string, string>) => {
    const init = { headers: { Origin: PUBLIC_ORIGIN } }
    return (await visitor.post(to, new URLSearchParams(fields), init)).headers.getSetCookie()
  }
  const read = async (from: string) => {
    const response = await visitor.get(from)
    return { text: await response.text(), cookies: response.headers.getSetCookie() }
  }
  const sent = await send('/contact', aForm())
  const thanked = await read('/contact')
  const reset = await send(path, { password: 'fifteen tall ships sail' })
  const login = await read('/login')
  const signedIn = await send('/login', { ...BERT, password: 'fifteen tall ships sail' })
  const welcomed = await read('/dashboard/account')
  const signedOut = await send('/logout', {})
  expect(thanked.text).toMatch(/data-reference="true">[^<]+</)
  expect(login.text).toContain(`value="${BERT.email}"`)
  expect(welcomed.text).toContain('Login successful')

  const cookies = [
    sent,
    thanked.cookies,
    reset,
    login.cookies,
    signedIn,
    welcomed.cookies,
    signedOut,
  ]
  const names = new Set(cookies.flat().map((cookie) => cookie.split('=')[0]))
  for (const name of ['flash', 'flash_email', 'flash-reference', ...SIGN_IN])
    expect(names).toContain(`__Host-${name}`)
  for (const cookie of cookies.flat()) {
    expect(cookie).toMatch(/^__Host-[^;]*;/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).not.toContain('Domain')
    if (!cookie.startsWith('__Host-site.')) continue
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
  }
})

test('a message that a neighbouring subdomain has planted is not shown', async () => {
  const neighbour = aVisitor(links.site.address, new Map([['flash', 'message-sent']]))
  expect(await neighbour.text('/login')).not.toContain('role="status"')
})
