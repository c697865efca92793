import type { FilingFacts, Trip } from '#app/features/tools/filing-date/filing-date.ts'
import { readTypedDate } from '#app/features/tools/filing-date/typed-date.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export const MOST_TRIPS = 20
// What is typed is given back, but a form made up by a program must not make a page of any length.
const MOST_ROWS = 40
const LONGEST_DATE = 40
const FIRST_ROWS = 2
const MORE_ROWS = 3

/** As in the form. */
export type TypedFiling = {
  since: string
  /** Empty for those who are not. */
  married: string
  /** Empty for a husband or wife who was born a citizen. */
  citizen: string
  trips: readonly TypedTrip[]
}
type TypedTrip = { left: string; back: string }

export type FilingProblem =
  | 'missing'
  | 'impossible'
  | 'future'
  | 'beforeResident'
  | 'backBeforeLeft'
  | 'overlapping'
  | 'tooManyTrips'

type SingleField = 'since' | 'married' | 'citizen' | 'trips'

export type FilingProblems = Partial<Record<SingleField, FilingProblem>> & {
  /** By the index of the row. */
  rows?: Readonly<Record<number, FilingProblem>>
}

export function readFiling(given: URLSearchParams): { typed: TypedFiling; isMore: boolean } {
  const text = (name: string) => (given.get(name) ?? '').trim().slice(0, LONGEST_DATE)
  const [lefts, backs] = [given.getAll('left'), given.getAll('back')]
  const rows = Array.from({ length: Math.max(lefts.length, backs.length) }, (_, index) => ({
    left: (lefts[index] ?? '').trim().slice(0, LONGEST_DATE),
    back: (backs[index] ?? '').trim().slice(0, LONGEST_DATE),
  }))
  const trips = rows.filter(({ left, back }) => left !== '' || back !== '').slice(0, MOST_ROWS)
  const typed = {
    since: text('since'),
    married: text('married'),
    citizen: text('citizen'),
    trips,
  }
  return { typed, isMore: given.has('more') }
}

/** The rows to be shown: what was typed, and empty ones for more. */
export function rowsOf(trips: readonly TypedTrip[], isMore: boolean) {
  const room = Math.max(0, MOST_TRIPS - trips.length)
  const empty = Math.min(room, isMore ? MORE_ROWS : Math.max(0, FIRST_ROWS - trips.length))
  const rows = [...trips, ...Array.from({ length: empty }, () => ({ left: '', back: '' }))]
  return rows.map((row, index) => ({ ...row, index, number: index + 1 }))
}

export function checkFiling(
  typed: TypedFiling,
  today: LocalDate,
): Result<FilingFacts, FilingProblems> {
  const since = checkDay(typed.since, today)
  const isMarried = typed.married !== '' || typed.citizen !== ''
  const married = isMarried ? checkDay(typed.married, today) : null
  const citizen = typed.citizen === '' ? null : checkDay(typed.citizen, today)
  const { trips, rows } = checkTrips(typed.trips, today, since.ok ? since.value : null)
  const problems: FilingProblems = {
    ...(!since.ok && { since: since.problem }),
    ...(married?.ok === false && { married: married.problem }),
    ...(citizen?.ok === false && { citizen: citizen.problem }),
    ...(typed.trips.length > MOST_TRIPS && { trips: 'tooManyTrips' as const }),
    ...(Object.keys(rows).length > 0 && { rows }),
  }
  if (Object.keys(problems).length > 0 || !since.ok) return fail(problems)
  const withCitizen = [married, citizen]
    .flatMap((day) => (day?.ok === true ? day.value : []))
    .toSorted()
  return ok({ resident: since.value, withCitizen: withCitizen.at(-1) ?? null, trips })
}

function checkDay(typed: string, today: LocalDate): Result<LocalDate, FilingProblem> {
  if (typed === '') return fail('missing')
  const day = readTypedDate(typed, today)
  if (day === null) return fail('impossible')
  return day > today ? fail('future') : ok(day)
}

function checkTrips(typed: readonly TypedTrip[], today: LocalDate, resident: LocalDate | null) {
  const trips: Trip[] = []
  const rows: Record<number, FilingProblem> = {}
  for (const [index, row] of typed.slice(0, MOST_TRIPS).entries()) {
    const left = checkDay(row.left, today)
    const back = checkDay(row.back, today)
    if (!left.ok) rows[index] = left.problem
    else if (!back.ok) rows[index] = back.problem
    else {
      const trip = { left: left.value, back: back.value }
      const problem = checkTrip(trip, resident, trips)
      if (problem === null) trips.push(trip)
      else rows[index] = problem
    }
  }
  return { trips, rows }
}

function checkTrip(
  { left, back }: Trip,
  resident: LocalDate | null,
  others: readonly Trip[],
): FilingProblem | null {
  if (back < left) return 'backBeforeLeft'
  if (resident !== null && left < resident) return 'beforeResident'
  // Coming back and leaving again on one day is possible.
  return others.some((other) => left < other.back && other.left < back) ? 'overlapping' : null
}
