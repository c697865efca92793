import { Temporal as Polyfill } from 'temporal-polyfill/implementation'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type LocalDate, localMoment, type LocalTime } from '#app/platform/local-time.ts'
import { wallTime } from '#app/platform/wall-time.ts'

const EASTERN = 'America/New_York'
const at = (day: string, time: string, zone = EASTERN) => {
  const found = wallTime(day as LocalDate, time as LocalTime, zone)
  return found.kind === 'never' ? 'never' : `${found.kind} ${found.instant.toISOString()}`
}

describe('what the clock at the office shows', () => {
  test('on most days, once', () => {
    expect(at('2027-01-15', '09:00')).toBe('once 2027-01-15T14:00:00.000Z')
    expect(at('2027-07-15', '09:00')).toBe('once 2027-07-15T13:00:00.000Z')
  })

  test('in the night of March 14, 2027, never from two to three', () => {
    expect(at('2027-03-14', '01:59')).toBe('once 2027-03-14T06:59:00.000Z')
    expect(at('2027-03-14', '02:00')).toBe('never')
    expect(at('2027-03-14', '02:59')).toBe('never')
    expect(at('2027-03-14', '03:00')).toBe('once 2027-03-14T07:00:00.000Z')
  })

  test('in the night of November 7, 2027, twice from one to two, and the first is meant', () => {
    expect(at('2027-11-07', '00:59')).toBe('once 2027-11-07T04:59:00.000Z')
    expect(at('2027-11-07', '01:00')).toBe('twice 2027-11-07T05:00:00.000Z')
    expect(at('2027-11-07', '01:59')).toBe('twice 2027-11-07T05:59:00.000Z')
    expect(at('2027-11-07', '02:00')).toBe('once 2027-11-07T07:00:00.000Z')
  })

  test('where the clock is put back by half an hour, twice as well', () => {
    expect(at('2027-04-04', '01:45', 'Australia/Lord_Howe')).toBe('twice 2027-04-03T14:45:00.000Z')
    expect(at('2027-04-04', '02:15', 'Australia/Lord_Howe')).toBe('once 2027-04-03T15:45:00.000Z')
  })
})

describe('in browsers without Temporal', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const responses = () =>
    [EASTERN, 'Asia/Kolkata', 'Australia/Lord_Howe'].flatMap((zone) =>
      ['2027-03-14', '2027-04-04', '2027-10-03', '2027-11-07'].flatMap((day) =>
        ['00:30', '01:45', '02:15', '02:45', '03:00'].map((time) => [
          at(day, time, zone),
          localMoment(new Date(`${day}T${time}Z`), zone),
        ]),
      ),
    )

  test('every answer is the same', () => {
    const expected = responses()
    vi.stubGlobal('Temporal', Polyfill)
    expect(responses()).toEqual(expected)
  })
})
