import type { Review } from '#app/features/entries/publication/review.ts'

/** When a draft is published by itself. */
export type Schedule = {
  at: Date
  /** Who decided it. */
  by: string
  review: Review | null
  /** Somebody who does not publish has changed the draft since. */
  isOutdated: boolean
}

/** The earliest first; what one person has planned for one time is published together. */
export function plannedTogether<Draft extends { schedule: Schedule }>(
  drafts: readonly Draft[],
): { at: Date; by: string; drafts: Draft[] }[] {
  const named = Map.groupBy(drafts, ({ schedule: { at, by } }) => `${at.toISOString()} ${by}`)
  const groups = [...named].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return groups.flatMap(([, group]) =>
    group.slice(0, 1).map(({ schedule: { at, by } }) => ({ at, by, drafts: group })),
  )
}
