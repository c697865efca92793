import { at, type FormField, type Json } from '#app/features/content-editor/form/form-field.ts'

export type RecordConflict = {
  path: string
  /** From the outermost to the innermost. */
  labels: string[]
  mine: Json | undefined
  theirs: Json | undefined
}

export type RecordSides = {
  base: Json | undefined
  mine: Json | undefined
  theirs: Json | undefined
}

type Merged = { value: Json | undefined; conflicts: RecordConflict[] }

type Place = { path: readonly string[]; labels: readonly string[] }

/**
 * What only one side changed is taken; where both changed the same field differently, the writer chooses. A list whose length changed is
 * one field.
 * @param choices by path; a conflict without one stays, and its value is mine meanwhile
 */
export function mergeRecords(
  field: FormField,
  sides: RecordSides,
  choices: ReadonlyMap<string, 'mine' | 'theirs'> = new Map(),
): Merged {
  return merge(field, sides, { path: [], labels: [] })

  function merge(inner: FormField, { base, mine, theirs }: RecordSides, place: Place): Merged {
    if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
    if (isSame(base, mine)) return { value: theirs, conflicts: [] }
    const parts = partsOf(inner, { base, mine, theirs })
    if (parts === null) return decide({ mine, theirs }, place)
    const merged = parts.map(([key, part]) => {
      const side = { base: at(base, key), mine: at(mine, key), theirs: at(theirs, key) }
      const labels = [...place.labels, labelOf(inner, part, key)]
      return [key, merge(part, side, { path: [...place.path, key], labels })] as const
    })
    const conflicts = merged.flatMap(([, part]) => part.conflicts)
    const values = merged.map(([key, { value }]) => [key, value] as const)
    if (inner.kind === 'list') return { value: values.map(([, value]) => value ?? null), conflicts }
    const present = values.filter(
      (entry): entry is readonly [string, Json] => entry[1] !== undefined,
    )
    return { value: Object.fromEntries(present), conflicts }
  }

  function decide({ mine, theirs }: Omit<RecordSides, 'base'>, place: Place): Merged {
    const path = place.path.join('.')
    const choice = choices.get(path)
    if (choice !== undefined) return { value: choice === 'mine' ? mine : theirs, conflicts: [] }
    return { value: mine, conflicts: [{ path, labels: [...place.labels], mine, theirs }] }
  }
}

/** Null where the sides cannot be compared part by part. */
function partsOf(field: FormField, sides: RecordSides): [string, FormField][] | null {
  const all = Object.values(sides)
  if (field.kind === 'group')
    return all.every(isGroup) ? field.fields.map(([key, part]) => [key, part]) : null
  if (field.kind !== 'list' || !all.every((side) => Array.isArray(side))) return null
  const [first, ...others] = all
  if (others.some(({ length }) => length !== first?.length)) return null
  return Array.from({ length: first?.length ?? 0 }, (_, index) => [String(index), field.item])
}

function isGroup(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function labelOf(field: FormField, part: FormField, key: string): string {
  return field.kind === 'list' ? `${part.label} ${Number(key) + 1}` : part.label
}

/** Whatever the order of the keys. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(at(one, key), at(other, key)))
}
