import type { LocalDate } from '#app/platform/local-time.ts'

/** Days outside the country, from the day of leaving to the day of coming back. */
export type Trip = { left: LocalDate; back: LocalDate }

export type FilingFacts = {
  /** The first day as a permanent resident. */
  resident: LocalDate
  /** Since when the applicant lives in marriage with a citizen, who is one all that time; null: the five-year rule alone. */
  withCitizen: LocalDate | null
  /** Over, none before `resident`, and none within another. */
  trips: readonly Trip[]
}

export type FilingRule = 'five' | 'three'

export type FilingAnswer =
  | { kind: 'date'; rule: FilingRule; date: LocalDate }
  | { kind: 'half-year' | 'year'; trip: Trip }
  /** At the date of the years alone, too little of the time was spent in the country. */
  | { kind: 'presence'; rule: FilingRule; date: LocalDate; present: number; needed: number }

/** As an answer prints it. */
export const CITATIONS = {
  five: 'INA 316(a) and 334(a), 8 CFR 316.2 and 334.2(b)',
  three: 'INA 319(a) and 334(a), 8 CFR 319.1 and 334.2(b)',
  'half-year': 'INA 316(b), 8 CFR 316.5(c)(1)(i)',
  year: 'INA 316(b), 8 CFR 316.5(c)(1)(ii)',
  presence: 'INA 316(a) and 319(a), 8 CFR 316.2(a)(4) and 319.1(a)(4)',
} as const

/** INA 316(a) and 319(a). @internal exported for tests */
export const YEARS: Record<FilingRule, number> = { five: 5, three: 3 }

/** INA 334(a) and 8 CFR 334.2(b). @internal exported for tests */
export const EARLY_DAYS = 90

// INA 316(b) and 8 CFR 316.5(c)(1)(i) say six months, which are 181 to 184 days: whoever counts, this is no more.
const HALF_YEAR_DAYS = 180

// The first day on which the years, the marriage and the days in the country are enough, and never one before today.
// An absence of half a year or more needs a lawyer, whatever else is true.
export function earliestFiling(facts: FilingFacts, today: LocalDate): FilingAnswer {
  const long = longestTrip(facts.trips)
  if (long !== null && isYear(long)) return { kind: 'year', trip: long }
  if (long !== null && lengthOf(long) >= HALF_YEAR_DAYS) return { kind: 'half-year', trip: long }
  const five = answerBy('five', facts, today)
  if (facts.withCitizen === null) return five
  const three = answerBy('three', facts, today)
  const [first, second] = five.date < three.date ? [five, three] : [three, five]
  return first.kind === 'date' || second.kind !== 'date' ? first : second
}

function answerBy(rule: FilingRule, facts: FilingFacts, today: LocalDate) {
  const { resident, withCitizen, trips } = facts
  // 8 CFR 334.2(b) is about the residence alone: the years of marriage must be over on the day of filing.
  const early = addYears(resident, YEARS[rule]).subtract({ days: EARLY_DAYS }).toString()
  const married =
    rule === 'three' && withCitizen !== null ? addYears(withCitizen, 3).toString() : ''
  const date = [early, married, today].toSorted().at(-1) as LocalDate
  const { present, needed } = countPresence(resident, trips, { date, years: YEARS[rule] })
  return present < needed
    ? ({ kind: 'presence', rule, date, present, needed } as const)
    : ({ kind: 'date', rule, date } as const)
}

// A period that began on 29 February is full at the end of 28 February, so that 1 March is the first day after it.
function addYears(day: LocalDate, years: number): Temporal.PlainDate {
  const start = Temporal.PlainDate.from(day)
  const end = start.add({ years })
  return end.day === start.day ? end : end.add({ days: 1 })
}

// INA 316(a) and 319(a): at least half of the years before the filing, 30 and 18 months in 8 CFR 316.2(a)(4) and
// 319.1(a)(4). Only days as a resident count here, and the days of leaving and coming back do (USCIS Policy Manual,
// volume 12, part D, chapter 4).
function countPresence(
  resident: LocalDate,
  trips: readonly Trip[],
  { date, years }: { date: LocalDate; years: number },
) {
  const end = Temporal.PlainDate.from(date)
  const start = end.subtract({ years })
  const from = laterOf(start, Temporal.PlainDate.from(resident))
  const away = trips
    .map(({ left, back }) => {
      const first = laterOf(Temporal.PlainDate.from(left).add({ days: 1 }), from)
      return Math.max(0, first.until(back).days)
    })
    .reduce((sum, days) => sum + days, 0)
  const needed = Math.ceil(start.until(end).days / 2)
  return { present: from.until(end).days - away, needed }
}

function laterOf(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? other : one
}

function longestTrip(trips: readonly Trip[]): Trip | null {
  return trips.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null
}

function lengthOf({ left, back }: Trip): number {
  return Temporal.PlainDate.from(left).until(back).days
}

/** 8 CFR 316.5(c)(1)(ii). */
function isYear({ left, back }: Trip): boolean {
  return Temporal.PlainDate.from(left).add({ years: 1 }).toString() <= back
}
