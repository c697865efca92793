import { type FormField, leavesOf } from '#app/features/entries/form/form-field.ts'
import type { Decisions } from '#app/features/entries/merge/decisions.ts'
import {
  type EntrySides,
  isInBlocks,
  mergeEntries,
} from '#app/features/entries/merge/merge-entries.ts'
import {
  choiceFor,
  conflictsOf,
  mergedValue,
  nextBase,
  type Value,
} from '#app/features/entries/merge/merged-entry.ts'
import { type ShownConflict, showConflict } from '#app/features/entries/merge/show-conflict.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

export type Merging = {
  field: FormField
  sides: EntrySides
  /** The questions on texts that are open. */
  asked: readonly string[]
  decisions: Decisions
}

export type SettledMerge = {
  value: Value
  /** What the next submission is merged against, while there are conflicts. */
  base: Value
  asked: string[]
  conflicts: ShownConflict[]
}

/** With no conflicts where all are decided; until then each stays as mine, so that merging again finds the same ones. */
export function settleMerge({ field, sides, asked, decisions }: Merging): SettledMerge {
  // Keeping the own text needs no question to be found.
  const wanted = asked.filter((id) => decisions.get(id) !== 'mine')
  const merge = mergeEntries(field, sides, wanted)
  const conflicts = conflictsOf(merge)
  const isOpen = conflicts.some((conflict) => choiceFor(conflict, decisions) === null)
  return {
    value: mergedValue(merge, isOpen ? new Map() : decisions),
    base: nextBase(merge),
    asked: conflicts.filter((conflict) => isInBlocks(conflict.field)).map(({ id }) => id),
    conflicts: isOpen ? conflicts.map((conflict) => showConflict(conflict, decisions)) : [],
  }
}

export const mergingTask: TextTask<Merging, SettledMerge> = {
  name: 'merge two entries',
  sizeOf: ({ field, sides: { theirs, mine } }) =>
    [...leavesOf(field, theirs), ...leavesOf(field, mine)]
      .filter((leaf) => isInBlocks(leaf.field))
      .reduce((sum, { value }) => sum + (typeof value === 'string' ? 4 * value.length : 0), 0),
  run: settleMerge,
}
