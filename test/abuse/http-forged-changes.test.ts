import { afterEach, expect, test } from 'vitest'
import { aRequest, openSite, type Site, type SiteOptions, statusOf } from '#test/abuse/http-site.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const PROXIED = { trustedProxy: '127.0.0.1' }
// A little more than one client may send at once.
const MANY = 130

let site: Site
afterEach(() => site.close())

const change = async (headers: Record<string, string>) =>
  statusOf(await site.send(aRequest('POST /contact', { ...FORM, ...headers }, 'a=b')))

test('a browser that sends no origin is believed by its fetch metadata or its referrer', async () => {
  site = await openSite()
  const Host = `localhost:${site.port}`
  expect(await change({ Host, 'Sec-Fetch-Site': 'same-origin' })).toBe(303)
  expect(await change({ Host, Referer: `http://${Host}/contact` })).toBe(303)
})

test('a page elsewhere cannot reach the site under a name of its own, nor its cached pages', async () => {
  site = await openSite()
  await site.send(aRequest('GET /'))
  site.ledger.requested.length = 0
  const others = ['evil.example', '192.168.0.2', 'localhost.evil.example']
  for (const Host of [...others, `evil.example:${site.port}`]) {
    expect(await change({ Host, Origin: `http://${Host}` })).toBe(421)
    expect(statusOf(await site.send(aRequest('GET /', { Host })))).toBe(421)
  }
  expect(site.ledger.requested).toEqual([])
})

test('other methods do not exist', async () => {
  site = await openSite()
  for (const line of ['OPTIONS /', 'TRACE /', 'PROPFIND /', 'OPTIONS *', 'LINK /'])
    expect(statusOf(await site.send(aRequest(line)))).toBe(405)
  expect(site.ledger.requested).toEqual([])
})

test('a client who writes without end is told when to come back, whatever addresses it makes up', async () => {
  const text = await flood({}, (count) => `203.0.113.${count}`)
  expect(text.match(/^HTTP\/1\.1 303/gm)?.length).toBeLessThan(MANY)
  expect(text).toMatch(/HTTP\/1\.1 429[^]*Retry-After: \d+/i)
  expect(statusOf(await site.send(aRequest('GET /')))).toBe(200)
})

test('behind the trusted proxy, each client is counted by itself', async () => {
  const text = await flood(PROXIED, (count) => `evil, 203.0.113.${count}`)
  expect(text.match(/^HTTP\/1\.1 \d+/gm)).toHaveLength(MANY)
  expect(text).not.toContain('HTTP/1.1 429')
})

test('behind a proxy the site’s own pages are known by the public origin', async () => {
  site = await openSite({ publicOrigin: 'https://www.example.com', ...PROXIED })
  const from = (Origin: string) =>
    change({ Host: '10.0.0.5', Origin, 'X-Forwarded-Host': 'evil.example' })
  expect(await from('https://www.example.com')).toBe(303)
  expect(await from('http://10.0.0.5')).toBe(403)
  expect(await from('https://evil.example')).toBe(403)
})

async function flood(options: SiteOptions, forwarded: (count: number) => string): Promise<string> {
  site = await openSite(options)
  const requests = Array.from({ length: MANY }, (_, count) => {
    const Connection = count === MANY - 1 ? 'close' : 'keep-alive'
    const headers = { ...FORM, Origin: 'http://localhost', Connection }
    return aRequest('POST /contact', { ...headers, 'X-Forwarded-For': forwarded(count) }, 'a=b')
  })
  return (await site.send(requests.join(''))).text
}
