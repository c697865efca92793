/** Why a message stays as it was; `gone`: erased, or not to be seen by whoever chose it. */
export type LeftReason =
  | 'quarantined'
  | 'spam'
  | 'changed'
  | 'not-assignable'
  | 'too-many-labels'
  | 'not-quarantined'
  | 'gone'

/** Of several messages at once. */
export type BulkOutcome = {
  act: 'change' | 'release'
  done: number
  /** These were as wanted already. */
  same: number
  /** References of those that stay as they were; none of what is not to be seen. */
  left: { reason: LeftReason; count: number; references: string[] }[]
}

export type OneOutcome = 'done' | 'same' | LeftReason

export function startBulk(act: BulkOutcome['act']): BulkOutcome {
  return { act, done: 0, same: 0, left: [] }
}

export function count(outcome: BulkOutcome, one: OneOutcome, reference: string | null): void {
  if (one === 'done' || one === 'same') {
    outcome[one] += 1
    return
  }
  const references = reference === null ? [] : [reference]
  const known = outcome.left.find(({ reason }) => reason === one)
  if (!known) outcome.left.push({ reason: one, count: 1, references })
  else {
    known.count += 1
    known.references.push(...references)
  }
}

export function countOf({ done, same, left }: BulkOutcome): number {
  return left.reduce((sum, each) => sum + each.count, done + same)
}
