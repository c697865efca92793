import { instantAt, type LocalDate, type LocalTime, localMoment } from '#app/platform/local-time.ts'

/**
 * When a clock on the wall shows a date and a time: once, twice in the night in which the clocks go back (the first is given),
 * or never in the hour that is left out when they go forward.
 */
export type WallTime = { kind: 'once' | 'twice'; instant: Date } | { kind: 'never' }

// By how much clocks have been put back: an hour; half of one on Lord Howe Island; two in Troll.
const STEPS_MINUTES = [30, 60, 120]

/** Finds the instant at which the wall clock of an IANA zone shows that, and says when it is not just one. */
export function wallTime(date: LocalDate, time: LocalTime, timeZone: string): WallTime {
  const shows = (instant: Date) => {
    const shown = localMoment(instant, timeZone)
    return shown.date === date && shown.time === time
  }
  const instant = instantAt(date, time, timeZone)
  if (!shows(instant)) return { kind: 'never' }
  const isTwice = STEPS_MINUTES.some((step) => shows(new Date(instant.getTime() + step * 60_000)))
  return { kind: isTwice ? 'twice' : 'once', instant }
}
