import { expect, test } from 'vitest'
import { readPublishAt } from '#app/features/entries/publication/scheduled-time.ts'

const NOW = new Date('2026-11-23T15:00:00Z')

test.each([
  ['', 'Please give a day and a time.'],
  ['soon', 'Please give a day and a time, such as 2027-03-15T09:00'],
  ['2026-11-23T09:59', 'This time is past. Please choose a later one, or publish it now.'],
  [
    '2027-03-14T02:30',
    'On March 14, 2027 the clock at the office goes forward and never shows 2:30 AM. Please choose another time.',
  ],
  ['2026-11-23T10:01', new Date('2026-11-23T15:01:00Z')],
  // The clock shows it twice; the first is meant.
  ['2027-11-07T01:30', new Date('2027-11-07T05:30:00Z')],
])(
  'a draft is planned for a time of the firm’s clock that is still to come: %j',
  (text, expected) => {
    const read = readPublishAt(text, { timeZone: 'America/New_York', now: NOW })
    expect(read.ok ? read.value : read.problem).toEqual(expected)
  },
)
