import { Temporal as Polyfill } from 'temporal-polyfill/implementation'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  addDays,
  instantAt,
  type LocalDate,
  localMoment,
  type LocalTime,
  longDate,
  wallTime,
  weekdayOf,
} from '#app/platform/local-time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'

const ZONE = 'America/New_York'
const HALF_HOUR = 'Australia/Lord_Howe'
const at = (day: string, time: string, zone = ZONE) => {
  const found = wallTime(day as LocalDate, time as LocalTime, zone)
  return found.kind === 'never' ? 'never' : `${found.kind} ${found.instant.toISOString()}`
}

test.each([
  ['2026-12-01T03:30:00Z', ZONE, { date: '2026-11-30', time: '22:30', weekday: 1 }],
  ['2026-07-01T03:30:00Z', ZONE, { date: '2026-06-30', time: '23:30', weekday: 2 }],
  ['2026-06-01T23:15:00Z', 'Africa/Lagos', { date: '2026-06-02', time: '00:15', weekday: 2 }],
] as const)('at %s the wall clock in %s shows %o', (instant, zone, shown) => {
  expect(localMoment(new Date(instant), zone)).toEqual(shown)
})

test.each([
  ['on both sides of the change in autumn', '2026-11-01', '00:00', ZONE, '2026-11-01T04:00'],
  ['on both sides of the change in autumn', '2026-11-01', '09:00', ZONE, '2026-11-01T14:00'],
  ['on both sides of the change in spring', '2027-03-14', '00:00', ZONE, '2027-03-14T05:00'],
  ['on both sides of the change in spring', '2027-03-14', '09:00', ZONE, '2027-03-14T13:00'],
  ['of a time that comes twice the first', '2026-11-01', '01:30', ZONE, '2026-11-01T05:30'],
  ['of a skipped time as far behind the jump', '2027-03-14', '02:30', ZONE, '2027-03-14T07:30'],
  ['with half hours', '2026-06-01', '00:00', 'Asia/Kolkata', '2026-05-31T18:30'],
] as const)('a date and a time in a zone is one instant, %s', (_, date, time, zone, instant) => {
  expect(instantAt(date, time, zone).toISOString()).toBe(`${instant}:00.000Z`)
})

test('days are counted over the ends of months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('a calendar day has its weekday and its long form', () => {
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(longDate('2026-11-21')).toBe('November 21, 2026')
  expect([longDate('2026-01-01', 'fr'), longDate('2026-01-11', 'fr')]).toEqual([
    '1er janvier 2026',
    '11 janvier 2026',
  ])
})

test('an instant is told by the clock of the zone, with its short name in winter and in summer', () => {
  const notice = (iso: string) => zonedText(new Date(iso), 'America/New_York')
  expect(notice('2026-11-21T23:08:00Z')).toBe('Nov 21, 2026, 6:08 PM EST')
  expect(notice('2026-07-04T03:59:00Z')).toBe('Jul 3, 2026, 11:59 PM EDT')
})

test.each([
  ['2027-01-15', '09:00', 'once 2027-01-15T14:00'],
  ['2027-07-15', '09:00', 'once 2027-07-15T13:00'],
  ['2027-03-14', '01:59', 'once 2027-03-14T06:59'],
  ['2027-03-14', '02:00', 'never'],
  ['2027-03-14', '02:59', 'never'],
  ['2027-03-14', '03:00', 'once 2027-03-14T07:00'],
  ['2027-11-07', '00:59', 'once 2027-11-07T04:59'],
  ['2027-11-07', '01:00', 'twice 2027-11-07T05:00'],
  ['2027-11-07', '01:59', 'twice 2027-11-07T05:59'],
  ['2027-11-07', '02:00', 'once 2027-11-07T07:00'],
  ['2027-04-04', '01:45', 'twice 2027-04-03T14:45', HALF_HOUR],
  ['2027-04-04', '02:15', 'once 2027-04-03T15:45', HALF_HOUR],
])('on %s the clock shows %s %s, the first if twice', (day, time, shown, zone = ZONE) => {
  expect(at(day, time, zone)).toBe(shown === 'never' ? shown : `${shown}:00.000Z`)
})

test('browsers without Temporal give the same answers', () => {
  const responses = () =>
    [ZONE, 'Asia/Kolkata', HALF_HOUR].flatMap((zone) =>
      ['2027-03-14', '2027-04-04', '2027-10-03', '2027-11-07'].flatMap((day) =>
        ['00:30', '01:45', '02:15', '02:45', '03:00'].map((time) => [
          at(day, time, zone),
          localMoment(new Date(`${day}T${time}Z`), zone),
        ]),
      ),
    )
  const expected = responses()
  vi.stubGlobal('Temporal', Polyfill)
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(responses()).toEqual(expected)
})
