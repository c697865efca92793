// Browsers without `Temporal` are given it by application.client.tsx before anything here runs.

/** A calendar day without a zone, written `YYYY-MM-DD`, so that text order is time order. */
export type LocalDate = `${number}-${number}-${number}`

/** A time of day without a zone, written `HH:MM` on the 24-hour clock, so that text order is time order. */
export type LocalTime = `${number}:${number}`

/** `weekday` counts from Sunday, 0, to Saturday, 6. */
export type LocalMoment = { date: LocalDate; time: LocalTime; weekday: number }

/** What the wall clock in an IANA zone shows at an instant. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    timeZone,
  )
  return {
    date: wall.toPlainDate().toString() as LocalDate,
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }) as LocalTime,
    weekday: wall.dayOfWeek % 7,
  }
}

/**
 * The instant at which a wall clock in an IANA zone shows a date and a time. A time that the clock skips in spring is
 * read as the same distance after the jump; of a time that comes twice in autumn the first is taken.
 */
export function instantAt(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`)
  return new Date(wall.toZonedDateTime(timeZone).epochMilliseconds)
}

/** The calendar day that many days later (or earlier, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString() as LocalDate
}

/** A calendar day in the long U.S. form, such as "November 21, 2026". */
export function longDate(date: LocalDate): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`))
}

/** The day of the week of a calendar day, from Sunday, 0, to Saturday, 6. */
export function weekdayOf(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
