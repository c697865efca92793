import { DAY_MS } from '#app/platform/time.ts'

/** A calendar day without a zone, written `YYYY-MM-DD`, so that text order is time order. */
export type LocalDate = `${number}-${number}-${number}`

/** A time of day without a zone, written `HH:MM` on the 24-hour clock, so that text order is time order. */
export type LocalTime = `${number}:${number}`

/** What a clock and a calendar on the wall show. `weekday` counts from Sunday, 0, to Saturday, 6. */
export type LocalMoment = { date: LocalDate; time: LocalTime; weekday: number }

/** What the wall clock in an IANA zone shows at an instant. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const wall = new Date(instant.getTime() + offsetMs(instant, timeZone))
  return { date: dateText(wall), time: timeText(wall), weekday: wall.getUTCDay() }
}

/**
 * The instant at which a wall clock in an IANA zone shows a date and a time. A time that the clock skips in spring is
 * read as the same distance after the jump; of a time that comes twice in autumn the first is taken.
 */
export function instantAt(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`)
  // Both sides of a possible change of the clock within the day: the earlier side wins when both fit.
  const before = wall - offsetMs(new Date(wall - DAY_MS), timeZone)
  if (before + offsetMs(new Date(before), timeZone) === wall) return new Date(before)
  const after = wall - offsetMs(new Date(wall + DAY_MS), timeZone)
  return new Date(after + offsetMs(new Date(after), timeZone) === wall ? after : before)
}

/** The calendar day that many days later (or earlier, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateText(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS))
}

/** A calendar day in the long U.S. form, such as "November 21, 2026". */
export function longDate(date: LocalDate): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`))
}

/** The day of the week of a calendar day, from Sunday, 0, to Saturday, 6. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

// Making a formatter costs far more than using one, and a site knows one or two zones.
const clocks = new Map<string, Intl.DateTimeFormat>()

function offsetMs(instant: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

function dateText(wall: Date): LocalDate {
  return wall.toISOString().slice(0, 10) as LocalDate
}

function timeText(wall: Date): LocalTime {
  return wall.toISOString().slice(11, 16) as LocalTime
}
