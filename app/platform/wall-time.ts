import type { LocalDate, LocalTime } from '#app/platform/local-time.ts'

/**
 * When a clock on the wall shows a date and a time: once, twice in the night in which the clocks go back (the first is given),
 * or never in the hour that is left out when they go forward.
 */
export type WallTime = { kind: 'once' | 'twice'; instant: Date } | { kind: 'never' }

/** Finds the instant at which the wall clock of an IANA zone shows that, and says when it is not just one. */
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
