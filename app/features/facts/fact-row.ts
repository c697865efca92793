import { type Fact, FACT_TIME_ZONE, factAt, isOverdue } from '#app/features/facts/fact.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'

/** Days are written out, such as "January 1, 2027". */
export type FactRow = {
  key: string
  label: string
  /** The name of the figures that change on the same day; null when it changes alone. */
  group: string | null
  today: string
  /** The next known value; null when there is none. */
  next: { date: string; value: string } | null
  source: { name: string; url: string }
  verified: string
  reviewBy: string
  isOverdue: boolean
}

export function factRow(fact: Fact, now: Date): FactRow {
  const { date: today } = localMoment(now, FACT_TIME_ZONE)
  const next = fact.intervals.find(({ effectiveFrom }) => effectiveFrom > today)
  return {
    key: fact.key,
    label: fact.label,
    group: fact.group ?? null,
    today: factAt(fact, now),
    next: next ? { date: longDate(next.effectiveFrom), value: next.value } : null,
    source: fact.source,
    verified: longDate(fact.lastVerified),
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
