import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Fact } from '#app/features/facts/fact.ts'
import { onceFor } from '#app/platform/once-for.ts'

/** What texts quote, in the language of the site. */
export const factsOf = onceFor((site: SiteContent): readonly Fact[] =>
  site.list('fact').map(factOf),
)

/** A record as texts quote it, whatever the order in which its values were written. */
export function factOf({ id, data }: { id: string; data: RecordData<'fact'> }): Fact {
  const { group, until, ...fact } = data
  const intervals = data.intervals.toSorted((one, other) =>
    one.effectiveFrom < other.effectiveFrom ? -1 : 1,
  ) as [(typeof data.intervals)[number]]
  return {
    key: id,
    ...fact,
    ...(group !== undefined && { group }),
    ...(until !== undefined && { until }),
    intervals,
  }
}
