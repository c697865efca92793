import type { Locale } from '#app/platform/texts/locales.ts'
import { timeFormat } from '#app/platform/texts/time-format.ts'

// application.client.tsx loads `Temporal` for browsers without it before this runs.

/** `YYYY-MM-DD` without a zone, so that text order is time order. */
export type LocalDate = `${number}-${number}-${number}`

/** `HH:MM` on the 24-hour clock without a zone, so that text order is time order. */
export type LocalTime = `${number}:${number}`

/** `weekday` counts from Sunday, 0, to Saturday, 6. */
export type LocalMoment = { date: LocalDate; time: LocalTime; weekday: number }

/** SQLite has times as text, which is in the order of time as long as a year has four digits; no form shows the year 0. */
export function isStorableTime(instant: Date): boolean {
  const year = instant.getUTCFullYear()
  return year >= 1 && year <= 9999
}

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

/** A time that the clock skips in spring moves by the length of the jump; of a time that comes twice in autumn the first is taken. */
export function instantAt(date: LocalDate, time: LocalTime, timeZone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`)
  return new Date(wall.toZonedDateTime(timeZone).epochMilliseconds)
}

/** `twice` in the night when clocks go back (the first instant is given), `never` in the hour that is skipped when they go forward. */
export type WallTime = { kind: 'once' | 'twice'; instant: Date } | { kind: 'never' }

export function wallTime(date: LocalDate, time: LocalTime, timeZone: string): WallTime {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`)
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  const last = wall.toZonedDateTime(timeZone, { disambiguation: 'later' })
  if (!first.toPlainDateTime().equals(wall)) return { kind: 'never' }
  return {
    kind: first.equals(last) ? 'once' : 'twice',
    instant: new Date(first.epochMilliseconds),
  }
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString() as LocalDate
}

/** One that the calendar has. */
export function isDay(date: string): date is LocalDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false
  const instant = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}

/** In the long form of the language, such as "November 21, 2026". */
export function longDate(date: LocalDate, locale: Locale = 'en'): string {
  return dateText(date, locale, 'long')
}

/** For tables, such as "Nov 21, 2026". */
export function shortDate(date: LocalDate, locale: Locale): string {
  return dateText(date, locale, 'medium')
}

function dateText(date: LocalDate, locale: Locale, dateStyle: 'long' | 'medium'): string {
  const format = timeFormat(locale, { dateStyle, timeZone: 'UTC' })
  const written = format.format(new Date(`${date}T00:00:00Z`))
  // French counts the first of a month, which `Intl` does not know.
  return locale === 'fr' ? written.replace(/^1 /, '1er ') : written
}

/** Such as "November 2026". @param month `YYYY-MM` */
export function longMonth(month: string, locale: Locale = 'en'): string {
  const format = timeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** From Sunday, 0, to Saturday, 6. */
export function weekdayOf(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek % 7
}
