import { describe, expect, test } from 'vitest'
import {
  ageText,
  dayText,
  exactText,
  mailtoAddress,
  toInboxRow,
} from '#app/features/inbox/inbox-view.ts'
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
  test.each([
    ['19:59:59', true],
    ['20:00:00', false],
  ])('is overdue after more than the promised 24 hours: since %s it is %s', (time, isOverdue) => {
    expect(rowOf({ createdAt: new Date(`2026-11-20T${time}Z`) })).toMatchObject({ isOverdue })
  })
  test('has no text where the key is lost', () => {
    expect(rowOf({ content: { ok: false } }).content).toBeNull()
  })
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

const { now, timeZone } = clock
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  // From a clock that ran ahead.
  [-5 * MINUTE, 'just now'],
  [0, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [2 * HOUR, '2 hours ago'],
  [25 * HOUR, '25 hours ago'],
  [2 * DAY, '2 days ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'October 22, 2026'],
])('a message that came %i ms ago is of "%s"', (ms, text) => {
  expect(ageText(new Date(now.getTime() - ms), now, timeZone)).toBe(text)
})

test('the exact time is on the clock of the office and names its zone', () => {
  expect(exactText(now, timeZone)).toBe('Sat, Nov 21, 2026, 3:00 PM EST')
  expect(dayText(new Date('2026-11-22T03:00:00Z'), timeZone)).toBe('November 21, 2026')
})
