import {
  isDay,
  isStorableTime,
  type LocalTime,
  localMoment,
  longDate,
  wallTime,
} from '#app/platform/local-time.ts'
import { scheduleTexts as texts } from '#app/features/entries/publication/schedule-texts.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** `isTwice`: the clock shows it twice that night, and the first is meant. */
export type ScheduledTime = { instant: Date; isTwice: boolean }

const NOT_STORABLE =
  'The site keeps times of the years 1 to 9999 by universal time (UTC). Please choose another time.'

/** By the office's clock; null for an empty field. */
export function readScheduledTime(
  text: string,
  timeZone: string,
): Result<ScheduledTime | null, string> {
  if (text.trim() === '') return ok(null)
  const [, date, time] =
    /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::00(?:\.0+)?)?$/.exec(text.trim()) ?? []
  if (date === undefined || time === undefined || !isDay(date))
    return fail('Please give a day and a time, such as 2027-03-15T09:00')
  const found = wallTime(date, time as LocalTime, timeZone)
  if (found.kind === 'never') {
    const day = longDate(date)
    return fail(
      `On ${day} the clock at the office goes forward and never shows ${clockText(time)}. Please choose another time.`,
    )
  }
  if (!isStorableTime(found.instant)) return fail(NOT_STORABLE)
  return ok({ instant: found.instant, isTwice: found.kind === 'twice' })
}

/** By the office's clock; the last that a field can show where it is later, as a field that shows nothing would mean "at once". */
export function writeScheduledTime(instant: Date | null, timeZone: string): string {
  if (instant === null) return ''
  const { date, time } = localMoment(instant, timeZone)
  return date.startsWith('+') ? '9999-12-31T23:59' : `${date}T${time}`
}

/** Of a draft: a time that is still to come. */
export function readPublishAt(
  text: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Result<Date, string> {
  const read = readScheduledTime(text, timeZone)
  if (!read.ok) return read
  if (read.value === null) return fail(texts.noTime)
  const { instant } = read.value
  return instant > now ? ok(instant) : fail(texts.past)
}

/** "2:30 AM" for "02:30". */
function clockText(time: string): string {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 === 0 ? 12 : hours % 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`
}
