import { expect, test } from 'vitest'
import { aRequest, openSite, statusOf } from '#test/abuse/http-site.ts'
import { openedForEach } from '#test/opened.ts'

const site = openedForEach(() => openSite())

const FORM = 'application/x-www-form-urlencoded'
const own = () => ({ Host: `localhost:${site.port}`, Origin: `http://localhost:${site.port}` })

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
