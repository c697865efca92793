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
): [Draft, ...Draft[]][] {
  const groups = new Map<string, [Draft, ...Draft[]]>()
  for (const draft of drafts) {
    const name = `${draft.schedule.at.toISOString()} ${draft.schedule.by}`
    const group = groups.get(name)
    if (group) group.push(draft)
    else groups.set(name, [draft])
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}
