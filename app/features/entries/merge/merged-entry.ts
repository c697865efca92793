import { emptyOf, type FormField, type Json } from '#app/features/entries/form/form-field.ts'
import type { Choice, Decisions } from '#app/features/entries/merge/decisions.ts'
import type { Agreed, Disputed } from '#app/features/entries/merge/merge-blocks.ts'
import { type Block, joinBlocks } from '#app/features/entries/merge/split-blocks.ts'

export type Value = Json | undefined

/** A question to the writer. `value` names the choice in the form; that of "theirs" ends when `mine` is written on. */
export type Conflict = {
  id: string
  path: string
  /** From the outermost to the innermost. */
  labels: readonly string[]
  field: FormField
  theirs: Value
  mine: Value
  choices: { choice: Choice; value: string }[]
}

export type Part<Unit> = Agreed<Unit> | (Conflict & { disputed: Disputed<Unit> })

export type Merge =
  | { kind: 'whole'; part: Part<Value> }
  | { kind: 'text'; field: FormField; parts: Part<Block>[] }
  | { kind: 'group'; parts: (readonly [key: string, Merge])[] }
  /** `stored`: the entries of theirs, in their order. */
  | { kind: 'list'; merged: readonly Merge[]; stored: readonly Merge[] }

export function conflictsOf(merge: Merge): Conflict[] {
  if (merge.kind === 'group') return merge.parts.flatMap(([, part]) => conflictsOf(part))
  if (merge.kind === 'list') return merge.merged.flatMap(conflictsOf)
  return merge.kind === 'text' ? merge.parts.filter(isConflict) : [merge.part].filter(isConflict)
}

export function choiceFor({ id, choices }: Conflict, decisions: Decisions): Choice | null {
  const decided = decisions.get(id)
  return choices.find(({ value }) => value === decided)?.choice ?? null
}

/** Undecided conflicts stay as mine. */
export function mergedValue(merge: Merge, decisions: Decisions = new Map()): Value {
  return assemble(merge, 'merged', (part) => {
    if (!isConflict(part)) return part.agreed
    const { theirs, mine } = part.disputed
    const choice = choiceFor(part, decisions)
    if (choice === 'theirs') return theirs
    return choice === 'both' ? [...theirs, ...mine] : mine
  })
}

/** The base of the next merge, after which the same questions are open: as stored, but for what is disputed. */
export function nextBase(merge: Merge): Value {
  return assemble(merge, 'stored', (part) => (isConflict(part) ? part.disputed.base : part.stored))
}

type Take = <Unit>(part: Part<Unit>) => readonly Unit[] | null

function assemble(merge: Merge, side: 'merged' | 'stored', take: Take): Value {
  if (merge.kind === 'whole') return take(merge.part)?.[0]
  if (merge.kind === 'list') return merge[side].map((part) => assemble(part, side, take) ?? null)
  if (merge.kind === 'group') {
    const values = merge.parts.map(([key, part]) => [key, assemble(part, side, take)] as const)
    return Object.fromEntries(
      values.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined),
    )
  }
  const blocks = merge.parts.map((part) => take(part))
  if (blocks.includes(null)) return undefined
  const text = joinBlocks(blocks.flatMap((each) => each ?? []))
  return text === '' && merge.field.empty !== 'required' ? emptyOf(merge.field) : text
}

export function isConflict<Unit>(
  part: Part<Unit>,
): part is Conflict & { disputed: Disputed<Unit> } {
  return 'disputed' in part
}
