import { expect, test } from 'vitest'
import { addDays, instantAt, localMoment, longDate, weekdayOf } from '#app/platform/local-time.ts'

const ZONE = 'America/New_York'

test('the wall clock in Arlington is five hours behind in winter and four in summer', () => {
  expect(localMoment(new Date('2026-12-01T03:30:00Z'), ZONE)).toEqual({
    date: '2026-11-30',
    time: '22:30',
    weekday: 1,
  })
  expect(localMoment(new Date('2026-07-01T03:30:00Z'), ZONE)).toEqual({
    date: '2026-06-30',
    time: '23:30',
    weekday: 2,
  })
})

test('a date and a time in Arlington is one instant, on both sides of each change of the clock', () => {
  expect(instantAt('2026-11-01', '00:00', ZONE).toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect(instantAt('2026-11-01', '09:00', ZONE).toISOString()).toBe('2026-11-01T14:00:00.000Z')
  expect(instantAt('2027-03-14', '00:00', ZONE).toISOString()).toBe('2027-03-14T05:00:00.000Z')
  expect(instantAt('2027-03-14', '09:00', ZONE).toISOString()).toBe('2027-03-14T13:00:00.000Z')
})

test('a time that comes twice in autumn is the first one', () => {
  expect(instantAt('2026-11-01', '01:30', ZONE).toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

test('a time that the clock skips in spring lies as far behind the jump', () => {
  expect(instantAt('2027-03-14', '02:30', ZONE).toISOString()).toBe('2027-03-14T07:30:00.000Z')
})

test('it also holds east of Greenwich and with half hours', () => {
  expect(instantAt('2026-06-01', '00:00', 'Asia/Kolkata').toISOString()).toBe(
    '2026-05-31T18:30:00.000Z',
  )
  expect(localMoment(new Date('2026-06-01T23:15:00Z'), 'Africa/Lagos').time).toBe('00:15')
})

test('days are counted over the ends of months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

test('a calendar day has its weekday and its long form', () => {
  expect(weekdayOf('2026-11-21')).toBe(6)
  expect(longDate('2026-11-21')).toBe('November 21, 2026')
})
