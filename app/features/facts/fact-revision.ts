import type { Fact, FactInterval } from '#app/features/facts/fact.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

export type FactRevision = {
  id: string
  key: string
  /** Null when the figure was checked and is still right. */
  change: FactInterval | null
  source: { name: string; url: string }
  lastVerified: LocalDate
  reviewBy: LocalDate
  enteredAt: Date
  /** The user's email. */
  enteredBy: string
}

// A change for a day that has an interval already replaces its text. @param revisions oldest first; unknown keys are
// left out
export function reviseFacts(facts: readonly Fact[], revisions: readonly FactRevision[]): Fact[] {
  return facts.map((fact) => revisions.filter(({ key }) => key === fact.key).reduce(revise, fact))
}

function revise(fact: Fact, { change, source, lastVerified, reviewBy }: FactRevision): Fact {
  const intervals = change === null ? fact.intervals : withInterval(fact.intervals, change)
  return { ...fact, intervals, source, lastVerified, reviewBy }
}

function withInterval(intervals: Fact['intervals'], change: FactInterval): Fact['intervals'] {
  const others = intervals.filter(({ effectiveFrom }) => effectiveFrom !== change.effectiveFrom)
  const [first = change, ...rest] = [...others, change].toSorted((one, other) =>
    one.effectiveFrom < other.effectiveFrom ? -1 : 1,
  )
  return [first, ...rest]
}
