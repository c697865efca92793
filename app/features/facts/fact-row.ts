import {
  type Fact,
  FACT_TIME_ZONE,
  factAt,
  type FactRevision,
  isOverdue,
  knownEnd,
} from '#app/features/facts/fact.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

export const LONGEST_FACT_SEARCH = 200

export type FactRow = ReturnType<typeof factRow>

/** Days are written out, such as "January 1, 2027". */
export function factRow(fact: Fact, now: Date) {
  const { date: today } = localMoment(now, FACT_TIME_ZONE)
  const next = fact.intervals.find(({ effectiveFrom }) => effectiveFrom > today)
  const end = knownEnd(fact, now)
  return {
    key: fact.key,
    label: fact.label,
    /** The name of the figures that change on the same day; null when it changes alone. */
    group: fact.group ?? null,
    today: factAt(fact, now),
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

export type FactHistoryEntry = ReturnType<typeof factHistory>[number]

/** Newest first; `what` has one line per figure. */
export function factHistory(revisions: readonly FactRevision[], facts: readonly Fact[]) {
  const labels = new Map(facts.map(({ key, label }) => [key, label]))
  const occasions = Map.groupBy(
    revisions.filter(({ key }) => labels.has(key)),
    ({ enteredAt, enteredBy }) => `${enteredAt.toISOString()} ${enteredBy}`,
  )
  return [...occasions.values()].toReversed().flatMap((entered) => {
    const [first] = entered
    if (!first) return []
    const who = first.enteredBy
    const when = longDate(localMoment(first.enteredAt, FACT_TIME_ZONE).date)
    // The accessible name of the button that withdraws it.
    const withdraw = fillText(factTexts.history.withdrawHint, { who, when })
    const what = entered.map((revision) => {
      const described = describe(revision)
      if (facts.length === 1) return described
      return fillText(factTexts.history.ofFact, {
        label: labels.get(revision.key) ?? '',
        what: described,
      })
    })
    return [{ id: first.id, what, who, when, withdraw }]
  })
}

function describe({ change }: FactRevision): string {
  if (change === null) return factTexts.history.checked
  return fillText(factTexts.history.value, {
    date: longDate(change.effectiveFrom),
    value: change.value,
  })
}
