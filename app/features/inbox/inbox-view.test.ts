import { describe, expect, test } from 'vitest'
import { MESSAGE_STATES } from '#app/features/inbox/contact-form/message.ts'
import { excerptOf, mayMove, parseFilter, parseState } from '#app/features/inbox/inbox.ts'
import {
  ageText,
  dayText,
  exactText,
  mailtoAddress,
  toInboxRow,
} from '#app/features/inbox/inbox-view.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { aMessageContent } from '#test/factories/inbox.ts'

const clock = { now: new Date('2026-11-21T20:00:00Z'), timeZone: 'America/New_York' }
const message = {
  id: 'an id',
  reference: 'K7-Q4M',
  createdAt: new Date('2026-11-20T19:00:00Z'),
  version: 1,
  stageSince: new Date('2026-11-20T19:00:00Z'),
  assigneeId: null,
  dueOn: null,
  state: 'new',
  isQuarantined: false,
  isRestricted: false,
  readAt: null,
  erasedAt: null,
  content: { ok: true, value: aMessageContent() },
} as const
const at = (time: string) => new Date(`2026-11-20T${time}Z`)
const rowOf = (changes: Partial<Parameters<typeof toInboxRow>[0]> = {}) =>
  toInboxRow(
    { ...message, ...changes },
    { ...clock, languages: { es: 'Español' }, colleagues: { ana: 'Ana' } },
    { notice: null, labels: [] },
  )

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
    ['somebody has read it', { readAt: clock.now }, false, false],
    ['it was closed without being opened', { state: 'closed' as const }, false, false],
    ['it is spam', { state: 'spam' as const }, false, false],
    ['it was erased', { erasedAt: clock.now, content: { ok: false as const } }, false, false],
    ['it is in quarantine, to which nothing is promised', { isQuarantined: true }, true, false],
    ['more than the promised 24 hours have passed', { createdAt: at('19:59:59') }, true, true],
    ['24 hours have passed', { createdAt: at('20:00:00') }, true, false],
  ])('when %s (%o) is unread: %s, and overdue: %s', (_, changes, isUnread, isOverdue) => {
    expect(rowOf(changes)).toMatchObject({ isUnread, isOverdue })
  })
  test('names the language, and a tag that nobody has named by itself', () => {
    const inLanguage = (language: string) =>
      rowOf({ content: { ok: true, value: aMessageContent({ language }) } }).content?.language
    expect(['es', 'zu', ''].map(inLanguage)).toEqual(['Español', 'zu', ''])
  })
  test('has no text where the key is lost', () => {
    expect(rowOf({ content: { ok: false } }).content).toBeNull()
  })
})

test('the link that opens a mail cannot be made to carry another recipient, a header or a text', () => {
  const address = mailtoAddress('a?bcc=eve@example.com&body=x,b@example.com\r\n', 'x&cc=y')
  expect(address.match(/[?&,\r\n]/g)).toEqual(['?'])
  expect(new URL(address).searchParams.get('cc')).toBeNull()
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

test('an address that names no filter shows all messages', () => {
  const texts = ['booked', 'quarantine', null, '', 'in-hand', '__proto__']
  expect(texts.map(parseFilter)).toEqual(['booked', 'quarantine', 'all', 'all', 'all', 'all'])
})

test('a message goes to every other stage, but out of quarantine and spam only by being called what it is', () => {
  for (const state of MESSAGE_STATES) {
    const to = MESSAGE_STATES.filter((each) => mayMove({ state, isQuarantined: false }, each))
    const others = MESSAGE_STATES.filter((each) => each !== state)
    expect(to).toEqual(state === 'spam' ? ['new'] : others)
    const apart = MESSAGE_STATES.filter((each) => mayMove({ state, isQuarantined: true }, each))
    expect(apart).toEqual(['spam'])
  }
  expect(['closed', 'constructor', ''].map(parseState)).toEqual(['closed', null, null])
})

test('a list shows the beginning of a message on one line, marks that there is more, and cuts no character in two', () => {
  expect(excerptOf(' My husband\r\n\r\nis a\tcitizen. ')).toBe('My husband is a citizen.')
  expect(excerptOf('word '.repeat(100))).toMatch(/^(?:word ){43}word…$/)
  expect(excerptOf('a'.repeat(10_000))).toBe(`${'a'.repeat(220)}…`)
  expect(excerptOf('😀'.repeat(500))).toBe(`${'😀'.repeat(220)}…`)
  expect(excerptOf(`${'a'.repeat(219)}😀`)).toBe(`${'a'.repeat(219)}😀`)
})

test('what is filled into a text is not looked at again', () => {
  expect(fillText('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&')
  expect(fillText('{unknown}', {})).toBe('{unknown}')
})
