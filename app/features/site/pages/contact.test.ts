import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hoursNow } from '#app/features/site/pages/contact.ts'
import { contact } from '#app/features/site/content/en/contact.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { nextHoursChange } from '#app/features/site/firm.ts'

const at = (instant: string, profile = firm) => hoursNow(profile, contact.hours, new Date(instant))

const fridayNoon = '2026-11-20T17:00:00Z'

test("the hours are the specification's, to the letter", () => {
  const { days, times, available } = at(fridayNoon)
  expect(`${days} ${times}`).toBe('Monday-Friday 9:00 AM - 5:00 PM')
  expect(available).toBe('Available Monday to Friday.')
})

describe('whether the office is open', () => {
  test('during the hours it says so, until when, and that someone is there for e-mail', () => {
    expect(at(fridayNoon)).toMatchObject({
      isOpen: true,
      state: 'Open now, until 5:00 PM Eastern Time.',
      officeTime: 'We are in the office now, until 5:00 PM.',
    })
  })

  test('on the evening before a holiday it names the day after it', () => {
    expect(at('2026-11-25T23:00:00Z').officeTime).toBe(
      'Next office time: Friday, November 27, 9:00 AM.',
    )
  })

  test('the closing minute itself is closed, and the page is made again at that instant', () => {
    const change = nextHoursChange(firm, new Date(fridayNoon))
    expect(change.toISOString()).toBe('2026-11-20T22:00:00.000Z')
    expect(hoursNow(firm, contact.hours, new Date(change.getTime() - 1)).isOpen).toBe(true)
    expect(hoursNow(firm, contact.hours, change).isOpen).toBe(false)
  })
})

test('nothing that is shown changes between two changes of the hours', () => {
  for (const [from, until] of [
    ['2026-11-25T22:00:00Z', '2026-11-27T13:59:59Z'],
    ['2026-11-20T14:00:00Z', '2026-11-20T21:59:59Z'],
    ['2026-12-24T22:00:00Z', '2026-12-28T13:59:59Z'],
    ['2027-03-12T22:00:00Z', '2027-03-15T12:59:59Z'],
  ] as const) {
    expect(at(until)).toEqual(at(from))
  }
})

test('the next holiday of the coming weeks is named, and none when there is none', () => {
  expect(at(fridayNoon).closedOn).toBe('Closed on Thursday, November 26.')
  expect(at('2026-11-27T15:00:00Z').closedOn).toBe('Closed on Friday, December 25.')
  expect(at('2027-01-05T15:00:00Z').closedOn).toBeNull()
})

test('the hours are given on other clocks, and follow summer time', () => {
  expect(at(fridayNoon).elsewhere[0]).toBe('In Lagos that is 3:00 PM - 11:00 PM.')
  expect(at('2027-06-04T15:00:00Z').elsewhere).toEqual([
    'In Lagos that is 2:00 PM - 10:00 PM.',
    'In Bogotá that is 8:00 AM - 4:00 PM.',
  ])
})

test('other office days are written as ranges', () => {
  const hours = { ...firm.hours, weekdays: [1, 3, 4, 5] }
  const { days, available } = at(fridayNoon, { ...firm, hours })
  expect(days).toBe('Monday, Wednesday-Friday')
  expect(available).toBe('Available Monday, Wednesday to Friday.')
})

test('four questions: what to bring, cost, phone or video, how long', () => {
  const ids = contact.questions.items.map(({ id }) => id).join(' ')
  expect(ids).toBe('what-to-bring cost phone-or-video how-long')
})

test('the notice says that no relationship is created, comes with the phone, and changes its version with its words', () => {
  const { version, start, text } = contact.message.notice
  expect(text).toContain('no attorney-client relationship')
  expect(text).toContain('{phone}')
  // Each message is stored with the version that was shown.
  const texts = createHash('sha256').update(`${start} ${text}`).digest('hex').slice(0, 12)
  expect({ version, texts }).toEqual({ version: '2026-11-21', texts: '38ef0a763785' })
})
