import { describe, expect, test } from 'vitest'
import { isUnsafe, mailtoAddress, toInboxRow } from '#app/features/contact/inbox-view.ts'
import { aMessageContent } from '#test/factories/inbox.ts'

const clock = { now: new Date('2026-11-21T20:00:00Z'), timeZone: 'America/New_York' }
const message = {
  id: 'an id',
  reference: 'K7-Q4M',
  createdAt: new Date('2026-11-20T19:00:00Z'),
  state: 'new',
  isQuarantined: false,
  readAt: null,
  erasedAt: null,
  content: { ok: true, value: aMessageContent() },
} as const
const rowOf = (changes: Partial<Parameters<typeof toInboxRow>[0]> = {}) =>
  toInboxRow({ ...message, ...changes }, clock, null)

describe('a row of the inbox', () => {
  test('says who wrote, how it begins, and when it came', () => {
    expect(rowOf()).toMatchObject({
      content: { name: 'Ada Okafor', email: 'ada@example.com' },
      isUnread: true,
      isOverdue: true,
      received: { exact: 'Fri, Nov 20, 2026, 2:00 PM EST', age: '25 hours ago' },
    })
  })
  test.each([
    ['somebody has read it', { readAt: clock.now }],
    ['it was closed without being opened', { state: 'closed' as const }],
    ['it is spam', { state: 'spam' as const }],
    ['it was erased', { erasedAt: clock.now, content: { ok: false as const } }],
  ])('is neither unread nor overdue when %s', (_, changes) => {
    expect(rowOf(changes)).toMatchObject({ isUnread: false, isOverdue: false })
  })
  test('promises nothing to what is in quarantine', () => {
    expect(rowOf({ isQuarantined: true })).toMatchObject({ isUnread: true, isOverdue: false })
  })
  test('has no text where the key is lost', () => {
    expect(rowOf({ content: { ok: false } }).content).toBeNull()
  })
})

test.each([
  ['both', false],
  ['', false],
  ['write', true],
  ['call', true],
  ['none', true],
] as const)('whoever answers "%s" is warned of: %s', (safeWay, unsafe) => {
  expect(isUnsafe({ safeWay })).toBe(unsafe)
})

describe('the link that opens a mail', () => {
  test('carries the reference in its subject', () => {
    expect(mailtoAddress('ada@example.com', 'Your message (K7-Q4M)')).toBe(
      'mailto:ada@example.com?subject=Your%20message%20(K7-Q4M)',
    )
  })
  test('cannot be made to carry another recipient, a header or a text', () => {
    const address = mailtoAddress('a?bcc=eve@example.com&body=x,b@example.com\r\n', 'x&cc=y')
    expect(address.match(/[?&,\r\n]/g)).toEqual(['?'])
    expect(new URL(address).searchParams.get('cc')).toBeNull()
  })
})
