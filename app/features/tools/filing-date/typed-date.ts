import type { LocalDate } from '#app/platform/local-time.ts'

/** Of what is read. */
export const DATE_EXAMPLE = '06/15/2021'

const MONTH_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2}|\d{4})$/
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const EARLIEST_YEAR = 1900
const YEARS_TO_COME = 20

// As a green card prints it, month first, with two or four digits of the year; also `YYYY-MM-DD`. Null for anything else
// and for a day that the calendar does not have.
export function readTypedDate(typed: string, today: LocalDate): LocalDate | null {
  const [, month, day, year = ''] = MONTH_FIRST.exec(typed) ?? []
  if (month !== undefined) return dayOf(wholeYear(year, today), Number(month), Number(day))
  const [, first, second, third] = YEAR_FIRST.exec(typed) ?? []
  return first === undefined ? null : dayOf(Number(first), Number(second), Number(third))
}

// Of two digits, the years to come stay years to come, so that a slip is told and not taken for the last century.
function wholeYear(digits: string, today: LocalDate): number {
  if (digits.length === 4) return Number(digits)
  const thisYear = Number(today.slice(0, 4))
  const year = Math.floor(thisYear / 100) * 100 + Number(digits)
  return year > thisYear + YEARS_TO_COME ? year - 100 : year
}

function dayOf(year: number, month: number, day: number): LocalDate | null {
  if (year < EARLIEST_YEAR) return null
  try {
    const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
    return date.toString() as LocalDate
  } catch {
    return null
  }
}
