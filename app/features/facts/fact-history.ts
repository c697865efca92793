import { factTexts } from '#app/features/facts/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type Fact, FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import type { FactRevision } from '#app/features/facts/fact-revision.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'

export type FactHistoryEntry = {
  id: string
  /** One line per figure. */
  what: string[]
  who: string
  when: string
  /** The accessible name of the button that withdraws it. */
  withdraw: string
}

/** Newest first. */
export function factHistory(
  revisions: readonly FactRevision[],
  facts: readonly Fact[],
): FactHistoryEntry[] {
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
    const withdraw = fillText(factTexts.history.withdrawHint, { who, when })
    const what = entered.map((revision) => {
      const said = describe(revision)
      if (facts.length === 1) return said
      return fillText(factTexts.history.ofFact, {
        label: labels.get(revision.key) ?? '',
        what: said,
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
