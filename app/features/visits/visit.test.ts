import { describe, expect, test } from 'vitest'
import { mayBeCounted, parseVisit, type Sender } from '#app/features/visits/visit.ts'

const told = (fields: [string, unknown][]) => parseVisit(fields)

test('a page tells one kind and its own path', () => {
  expect(told([['page', '/about']])).toEqual({ kind: 'page', path: '/about' })
  expect(told([['call', '/']])).toEqual({ kind: 'call', path: '/' })
  expect(told([['page', '/about/']])).toEqual({ kind: 'page', path: '/about' })
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
  expect(told(fields)).toBeNull()
})

const reader: Sender = {
  globalPrivacyControl: null,
  doNotTrack: null,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0',
  isStaff: false,
}

describe('a reader', () => {
  test('is counted', () => {
    expect(mayBeCounted(reader)).toBe(true)
  })

  test('who asks not to be counted is not', () => {
    expect(mayBeCounted({ ...reader, globalPrivacyControl: '1' })).toBe(false)
    expect(mayBeCounted({ ...reader, doNotTrack: '1' })).toBe(false)
  })

  test.each(['0', '', 'true', '?1', '1, 1', 'null'])(
    'whose wish reads "%s" has said nothing by the two texts',
    (value) => {
      expect(mayBeCounted({ ...reader, globalPrivacyControl: value, doNotTrack: value })).toBe(true)
    },
  )

  test('of the firm itself is not', () => {
    expect(mayBeCounted({ ...reader, isStaff: true })).toBe(false)
  })

  test.each([
    null,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
  ])('that is a program is not: %s', (userAgent) => {
    expect(mayBeCounted({ ...reader, userAgent })).toBe(false)
  })
})
