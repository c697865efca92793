import { expect, test } from 'vitest'
import { mayBeCounted, parseVisit } from '#app/features/visits/visit.ts'

test('a page tells one kind and its own path', () => {
  expect(parseVisit([['page', '/about']])).toEqual({ kind: 'page', path: '/about' })
  expect(parseVisit([['call', '/']])).toEqual({ kind: 'call', path: '/' })
  expect(parseVisit([['page', '/about/']])).toEqual({ kind: 'page', path: '/about' })
})

test.each([
  ['nothing', []],
  ['two kinds at once', [['page', '/'], ['call', '/']]], // prettier-ignore
  ['a kind that no page has', [['visit', '/']]],
  ['a message, which only the server counts', [['message', '/contact']]],
  ['what every object has', [['constructor', '/']]],
  ['an address elsewhere', [['page', 'https://evil.example.com/']]],
  ['a path that is far too long', [['page', `/${'a'.repeat(300)}`]]],
  ['a file', [['page', new Blob()]]],
] as [string, [string, unknown][]][])('%s is not taken', (_, fields) => {
  expect(parseVisit(fields)).toBeNull()
})

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0'

test.each([
  ['a reader', {}, true],
  ['Global Privacy Control', { 'Sec-GPC': '1' }, false],
  ['Do Not Track', { DNT: '1' }, false],
  ...['0', '', 'true', '?1', '1, 1', 'null'].map(
    (value) => [`a wish of "${value}"`, { 'Sec-GPC': value, DNT: value }, true] as const,
  ),
  ['a session of the firm', { Cookie: 'session=x' }, false],
  ...[
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
  ].map((userAgent) => [userAgent, { 'User-Agent': userAgent }, false] as const),
] as const)('%s: with %o, counted is %s', (_, headers, isCounted) => {
  const request = new Request('https://x.co', { headers: { 'User-Agent': BROWSER, ...headers } })
  expect(mayBeCounted(request)).toBe(isCounted)
})
