import { afterEach, expect, test } from 'vitest'
import { aRequest, openSite, statusOf, type Site, type SiteOptions } from '#test/abuse/http-site.ts'

const PAGE = {
  Origin: 'http://localhost',
  'Content-Type': 'application/json',
  Connection: 'keep-alive',
}
// A little more than one client may send at once.
const MANY = 130

let site: Site

afterEach(async () => {
  await site.close()
})

/** Sends many changes on one connection, each with another forwarded address. */
async function flood(
  options: SiteOptions,
  forwarded: (count: number) => string,
): Promise<string[]> {
  site = await openSite(options)
  const requests = Array.from({ length: MANY }, (_, count) =>
    aRequest('POST /contact', { ...PAGE, 'X-Forwarded-For': forwarded(count) }, '{}'),
  )
  const { text } = await site.send(requests.join(''), 2000)
  return text.match(/^HTTP\/1\.1 \d+/gm) ?? []
}

test('a client who makes up forwarded addresses is still one client', async () => {
  const answers = await flood({}, (count) => `203.0.113.${count}`)
  expect(answers).toContain('HTTP/1.1 429')
})

test('behind the trusted proxy, each client is counted by itself', async () => {
  const answers = await flood({ trustedProxy: '127.0.0.1' }, (count) => `evil, 203.0.113.${count}`)
  expect(answers).toHaveLength(MANY)
  expect(answers).not.toContain('HTTP/1.1 429')
})

test('behind a proxy the site’s own pages are known by the public origin', async () => {
  site = await openSite({ publicOrigin: 'https://www.example.com', trustedProxy: '127.0.0.1' })
  const post = (origin: string, extra = {}) =>
    site.send(
      aRequest(
        'POST /contact',
        { ...PAGE, Connection: 'close', Host: '10.0.0.5', Origin: origin, ...extra },
        '{}',
      ),
    )
  expect(statusOf(await post('https://www.example.com'))).toBe(303)
  expect(statusOf(await post('http://10.0.0.5'))).toBe(403)
  expect(statusOf(await post('https://evil.example', { 'X-Forwarded-Host': 'evil.example' }))).toBe(
    403,
  )
})
