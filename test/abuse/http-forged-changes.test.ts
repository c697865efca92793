import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRequest, openSite, statusOf, type Site } from '#test/abuse/http-site.ts'

let site: Site

beforeEach(async () => {
  site = await openSite()
})

afterEach(async () => {
  await site.close()
})

const FORM = 'application/x-www-form-urlencoded'
const own = () => ({ Host: `localhost:${site.port}`, Origin: `http://localhost:${site.port}` })

const forged: [string, Record<string, string>][] = [
  ['another site', { Origin: 'https://evil.example' }],
  ['a page without an origin of its own', { Origin: 'null' }],
  ['another program on the same machine', { Origin: 'http://localhost:1' }],
  ['the same host over another protocol', { Origin: 'https://localhost' }],
  ['a site whose name begins like ours', { Origin: 'http://localhost.evil.example' }],
  ['another site, in a browser that sends no origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site, by the referrer', { Referer: 'https://evil.example/page' }],
  ['nobody knows where', {}],
]

test.each(forged)('CSRF: a change sent from %s does nothing', async (_, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await site.send(
      aRequest(`${method} /posts/1`, { 'Content-Type': FORM, ...headers }, 'title=x'),
    )
    expect(statusOf(answer)).toBe(403)
  }
  expect(site.ledger).toEqual({ asked: [], changes: [], bodies: [] })
})

test('CSRF: a page that claims our origin while the browser says it is another site does nothing', async () => {
  const headers = { ...own(), 'Content-Type': FORM, 'Sec-Fetch-Site': 'cross-site' }
  expect(statusOf(await site.send(aRequest('POST /login', headers, 'a=b')))).toBe(403)
  expect(site.ledger.asked).toEqual([])
})

test.each([
  'text/plain',
  'text/plain; application/json',
  'application/xml',
  'application/octet-stream',
  '',
])('a change written as "%s" is not read', async (type) => {
  const headers = { ...own(), 'Content-Type': type }
  expect(statusOf(await site.send(aRequest('POST /posts', headers, '{"title":"x"}')))).toBe(415)
  expect(site.ledger.asked).toEqual([])
})

test('a body of no stated kind is not read', async () => {
  expect(statusOf(await site.send(aRequest('POST /posts', own(), 'a=b')))).toBe(415)
  expect(site.ledger.asked).toEqual([])
})

test.each([FORM, 'multipart/form-data; boundary=x', 'application/json; charset=utf-8'])(
  'a change sent by our own page as %s is made',
  async (type) => {
    const headers = { ...own(), 'Content-Type': type }
    expect(statusOf(await site.send(aRequest('POST /posts', headers, '{}')))).toBe(303)
    expect(site.ledger.changes).toEqual(['POST /posts'])
  },
)

test('a browser that sends no origin is believed by its fetch metadata or its referrer', async () => {
  const host = own().Host
  const page = `http://${host}/contact`
  for (const proof of [{ 'Sec-Fetch-Site': 'same-origin' }, { Referer: page }]) {
    const headers = { Host: host, 'Content-Type': FORM, ...proof }
    expect(statusOf(await site.send(aRequest('POST /contact', headers, 'a=b')))).toBe(303)
  }
})

test('a method cannot be hidden in another one', async () => {
  const headers = { 'X-HTTP-Method-Override': 'DELETE' }
  await site.send(aRequest('GET /posts/1', headers))
  expect(site.ledger).toMatchObject({ asked: ['GET /posts/1'], changes: [] })
})

test('a page elsewhere cannot reach the site under a name of its own', async () => {
  for (const host of [
    'evil.example',
    `evil.example:${site.port}`,
    '192.168.0.2',
    'localhost.evil.example',
  ]) {
    const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': FORM }
    expect(statusOf(await site.send(aRequest('POST /posts', headers, 'a=b')))).toBe(421)
    expect(statusOf(await site.send(aRequest('GET /', { Host: host })))).toBe(421)
  }
  expect(site.ledger.asked).toEqual([])
})

test('a cached page is not shown under a foreign name either', async () => {
  await site.send(aRequest('GET /'))
  expect(statusOf(await site.send(aRequest('GET /', { Host: 'evil.example' })))).toBe(421)
})

test('other methods do not exist', async () => {
  for (const line of ['OPTIONS /', 'TRACE /', 'PROPFIND /', 'OPTIONS *', 'LINK /']) {
    expect(statusOf(await site.send(aRequest(line, own())))).toBe(405)
  }
  expect(site.ledger.asked).toEqual([])
})

test('a client who writes without end is slowed down, and told when to come back', async () => {
  const headers = { ...own(), 'Content-Type': FORM, Connection: 'keep-alive' }
  const many = aRequest('POST /contact', headers, 'a=b').repeat(140)
  const { text } = await site.send(many, 2000)
  expect(text.match(/^HTTP\/1\.1 303/gm)?.length).toBeLessThan(135)
  expect(text).toMatch(/HTTP\/1\.1 429[^]*Retry-After: \d+/i)
  expect(statusOf(await site.send(aRequest('GET /')))).toBe(200)
})
