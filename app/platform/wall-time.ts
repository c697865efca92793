import type { LocalDate, LocalTime } from '#app/platform/local-time.ts'

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
