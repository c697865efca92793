import { describe, expect, test } from 'vitest'
import { ageText, dayText, exactText, isOverdue } from '#app/features/contact/inbox-time.ts'

const now = new Date('2026-11-21T20:08:00Z')
const zone = 'America/New_York'
const ago = (ms: number) => new Date(now.getTime() - ms)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the age of a message', () => {
  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [2 * HOUR, '2 hours ago'],
    [25 * HOUR, '25 hours ago'],
    [2 * DAY, '2 days ago'],
    [29 * DAY, '29 days ago'],
    [30 * DAY, 'October 22, 2026'],
  ])('%i ms after it came is "%s"', (ms, text) => {
    expect(ageText(ago(ms), now, zone)).toBe(text)
  })

  test('a message from a clock that ran ahead has just come', () => {
    expect(ageText(ago(-5 * MINUTE), now, zone)).toBe('just now')
  })
})

test('the exact time is on the clock of the office and names its zone', () => {
  expect(exactText(now, zone)).toBe('Sat, Nov 21, 2026, 3:08 PM EST')
  expect(dayText(new Date('2026-11-22T03:00:00Z'), zone)).toBe('November 21, 2026')
})

describe('a message is overdue', () => {
  test('when nobody has read it for more than the promised 24 hours', () => {
    expect(isOverdue({ receivedAt: ago(24 * HOUR + 1), isUnread: true }, now)).toBe(true)
    expect(isOverdue({ receivedAt: ago(24 * HOUR), isUnread: true }, now)).toBe(false)
  })
  test('not when somebody has read it', () => {
    expect(isOverdue({ receivedAt: ago(9 * DAY), isUnread: false }, now)).toBe(false)
  })
})
