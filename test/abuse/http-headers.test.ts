import { describe, expect, test } from 'vitest'
import {
  aRequest,
  type Exchange,
  headerOf,
  headersOf,
  openSite,
  type Site,
  statusOf,
} from '#test/abuse/http-site.ts'
import { expectProtected } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'

const fetchTag = async (site: Site) => headerOf(await site.send(aRequest('GET /')), 'ETag')

// Responses that the built site hardly gives; its others are in site-headers.test.ts.
const responses: [string, number, (site: Site) => Promise<Exchange>][] = [
  ['a cached page', 200, (site) => fetchTag(site).then(() => site.send(aRequest('GET /')))],
  [
    'a page that has not changed',
    304,
    async (site) => site.send(aRequest('GET /', { 'If-None-Match': await fetchTag(site) })),
  ],
  ['a bug', 500, (site) => site.send(aRequest('GET /broken'))],
  ['what is no HTTP at all', 400, (site) => site.send('hello\r\n\r\n')],
  ['a slow request', 408, (site) => site.send('GET / HTTP/1.1\r\n')],
  ['a strange expectation', 417, (site) => site.send(aRequest('GET /', { Expect: 'gifts' }))],
  ['large headers', 431, (site) => site.send(aRequest('GET /', { 'X-Long': 'a'.repeat(20_000) }))],
]

describe.each([
  ['on this machine', undefined],
  ['behind TLS', 'https://www.example.com'],
])('%s', (_, publicOrigin) => {
  const timeouts = { headersMs: 300, cleanupMs: 50 }
  const site = openedOnce(() => openSite({ timeouts, ...(publicOrigin && { publicOrigin }) }))

  test.each(responses)('%s (%i) is protected and names no software', async (__, status, ask) => {
    const response = await ask(site)
    expect(statusOf(response)).toBe(status)
    expectProtected({ headers: headersOf(response), text: response.text })
    expect(headerOf(response, 'Content-Security-Policy')).not.toContain('unsafe-inline')
    const transport = publicOrigin === undefined ? '' : 'max-age=63072000'
    expect(headerOf(response, 'Strict-Transport-Security')).toBe(transport)
    expect(response.text).not.toMatch(/node|react/i)
  })

  test('the id of a request is ours, whatever the visitor wrote, and stands on an error page and in the log', async () => {
    const chosen = aRequest('GET /broken', { 'X-Request-Id': 'chosen' })
    const [first, second] = [await site.send(chosen), await site.send(chosen)]
    expect(first.text).not.toContain('chosen')
    const id = headerOf(first, 'X-Request-Id')
    expect(id).not.toBe(headerOf(second, 'X-Request-Id'))
    expect(first.text).toContain(`Request: ${id}`)
    expect(site.lines.filter((line) => line.includes(id)).length).toBeGreaterThan(1)
    expect(first.text + site.lines.join()).not.toContain('the words of a bug')
  })

  test('the log keeps no query, no cookie and no address of a visitor', async () => {
    await site.send(aRequest('GET /nothing?email=anna@example.com', { Cookie: 'secret=1' }))
    const lines = site.lines.join('\n')
    expect(lines).toContain('"path":"/nothing"')
    expect(lines).not.toMatch(/anna|secret|127\.0\.0\.1/)
  })
})
