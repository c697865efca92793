import { fillText } from '#app/platform/fill-text.ts'
import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import type { FactRevision } from '#app/features/facts/fact-revision.ts'
import type { FactWords } from '#app/features/facts/fact-words.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'

/** One entry about a figure, in words. */
export type FactHistoryEntry = {
  id: string
  what: string
  who: string
  when: string
  /** The accessible name of the button that takes it back. */
  withdraw: string
}

/** What was entered about a figure, from the newest to the oldest. */
export function factHistory(
  revisions: readonly FactRevision[],
  key: string,
  words: FactWords['history'],
): FactHistoryEntry[] {
  return revisions
    .filter((revision) => revision.key === key)
    .toReversed()
    .map(({ id, change, enteredBy: who, enteredAt }) => {
      const when = longDate(localMoment(enteredAt, FACT_TIME_ZONE).date)
      return {
        id,
        what:
          change === null
            ? words.checked
            : fillText(words.value, { date: longDate(change.effectiveFrom), value: change.value }),
        who,
        when,
        withdraw: fillText(words.withdrawHint, { who, when }),
      }
    })
}
