import { bareFact, type Fact, factToday, isOverdue, knownEnd } from '#app/features/facts/fact.ts'
import { longDate } from '#app/platform/local-time.ts'

export const LONGEST_FACT_SEARCH = 200

export type FactRow = ReturnType<typeof factRow>

/** Days are written out, such as "January 1, 2027". */
export function factRow(fact: Fact, now: Date) {
  const today = factToday(now)
  const next = fact.intervals.find(({ effectiveFrom }) => effectiveFrom > today)
  const end = knownEnd(fact, now)
  return {
    key: fact.key,
    label: fact.label,
    /** The name of the figures that change on the same day; null when it changes alone. */
    group: fact.group ?? null,
    today: bareFact(fact, now, 'en'),
    until: end && longDate(end),
    next: next ? { date: longDate(next.effectiveFrom), value: next.value } : null,
    source: fact.source,
    asOf: longDate(fact.asOf),
    checked: fact.checked && longDate(fact.checked),
    reviewBy: longDate(fact.reviewBy),
    isOverdue: isOverdue(fact, now),
  }
}

/** Those that need attention first, then by due date. */
export function factRows(facts: readonly Fact[], now: Date): FactRow[] {
  return facts
    .toSorted((one, other) => (one.reviewBy < other.reviewBy ? -1 : Number(one !== other)))
    .map((fact) => factRow(fact, now))
}
