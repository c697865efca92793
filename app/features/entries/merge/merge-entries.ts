import {
  at,
  entryLabels,
  type FormField,
  idsOf,
  type Json,
  optionFor,
} from '#app/features/entries/form/form-field.ts'

export type RecordConflict = {
  path: string
  /** From the outermost to the innermost. */
  labels: string[]
  field: FormField
  mine: Json | undefined
  theirs: Json | undefined
}

/** What it was, and what two people made of it. */
type Sides<Value> = { base: Value; mine: Value; theirs: Value }

export type RecordSides = Sides<Json | undefined>

type Merged = { value: Json | undefined; conflicts: RecordConflict[] }

type Place = { path: readonly string[]; labels: readonly string[] }

type Part = { key: string; labels: readonly string[]; field: FormField; sides: RecordSides }

/**
 * What only one side changed is taken; where both changed the same field differently, the writer chooses. Entries that have ids are
 * followed by these while only one side adds, moves or removes some; another list whose length changed is one field.
 * @param choices by path; a conflict without one stays, and its value is mine meanwhile
 */
export function mergeRecords(
  field: FormField,
  versions: RecordSides,
  choices: ReadonlyMap<string, 'mine' | 'theirs'> = new Map(),
): Merged {
  return merge(field, versions, { path: [], labels: [] })

  function merge(inner: FormField, sides: RecordSides, place: Place): Merged {
    const { base, mine, theirs } = sides
    if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
    if (isSame(base, mine)) return { value: theirs, conflicts: [] }
    const parts = partsOf(inner, sides)
    if (parts === null) return decide(inner, sides, place)
    const merged = parts.map(({ key, field: part, labels, sides: own }) => {
      const inside = { path: [...place.path, key], labels: [...place.labels, ...labels] }
      return [key, merge(part, own, inside)] as const
    })
    const conflicts = merged.flatMap(([, part]) => part.conflicts)
    const values = merged.map(([key, { value }]) => [key, value] as const)
    if (inner.kind === 'list') return { value: values.map(([, value]) => value ?? null), conflicts }
    const present = values.filter(
      (entry): entry is readonly [string, Json] => entry[1] !== undefined,
    )
    return { value: Object.fromEntries(present), conflicts }
  }

  function decide(inner: FormField, { mine, theirs }: RecordSides, place: Place): Merged {
    const path = place.path.join('.')
    const choice = choices.get(path)
    if (choice !== undefined) return { value: choice === 'mine' ? mine : theirs, conflicts: [] }
    return {
      value: mine,
      conflicts: [{ path, labels: [...place.labels], field: inner, mine, theirs }],
    }
  }
}

/** Null where the sides cannot be compared part by part. */
function partsOf(outer: FormField, sides: RecordSides): Part[] | null {
  const { base, mine, theirs } = sides
  const all = [base, mine, theirs]
  const field = optionFor(outer, mine)
  if (all.some((side) => optionFor(outer, side) !== field)) return null
  if (field.kind === 'group')
    return all.every(isGroup)
      ? field.fields.map(([key, part]) => ({
          key,
          labels: [part.label],
          field: part,
          sides: mapSides(sides, (side) => at(side, key)),
        }))
      : null
  if (
    field.kind !== 'list' ||
    !(Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
  )
    return null
  const entries = matchEntries({ base, mine, theirs })
  return (
    entries &&
    entries.map((entry, index) => ({
      key: String(index),
      labels: entryLabels(field.item, entry.mine ?? entry.theirs, index),
      field: field.item,
      sides: entry,
    }))
  )
}

/**
 * The entries of a list that belong together: by their ids, or by their places where no id stands at another one. Null where that cannot be
 * said: both sides changed which entries there are, or one removed what the other changed.
 */
function matchEntries(lists: Sides<Json[]>): RecordSides[] | null {
  const keys = keysOf(lists)
  const order = keys && orderOf(keys)
  if (!keys || !order) return null
  const entries = (key: string) => mapSides(lists, (list, side) => list[keys[side].indexOf(key)])
  const isChanged = (key: string) => {
    const { base, mine, theirs } = entries(key)
    return !isSame(mine ?? base, base) || !isSame(theirs ?? base, base)
  }
  const gone = keys.base.filter((key) => !order.includes(key))
  return gone.some(isChanged) ? null : order.map(entries)
}

/** In the order of who changed it. */
function orderOf({ base, mine, theirs }: Sides<string[]>): string[] | null {
  if (isSame(base, theirs)) return mine
  return isSame(base, mine) || isSame(mine, theirs) ? theirs : null
}

function keysOf(lists: Sides<Json[]>): Sides<string[]> | null {
  const places = mapSides(lists, (list) => list.map((_, index) => String(index)))
  const isOneLength = isSame(places.base, places.mine) && isSame(places.base, places.theirs)
  const base = idsOf(lists.base)
  if (base === null) return isOneLength ? places : null
  const ids = mapSides(lists, idsOrPlaces)
  const isInPlace = (one: string[], other: string[]) =>
    one.every((id, index) => !other.includes(id) || other[index] === id)
  const { mine, theirs } = ids
  const isUnmoved = isInPlace(base, mine) && isInPlace(base, theirs) && isInPlace(mine, theirs)
  return isOneLength && isUnmoved ? places : ids
}

/** A new entry may have no id yet, or that of another. */
function idsOrPlaces(list: readonly Json[]): string[] {
  const ids = list.map((entry) => at(entry, 'id'))
  return ids.map((id, index) =>
    typeof id === 'string' && id !== '' && ids.indexOf(id) === index ? id : `new ${index}`,
  )
}

function mapSides<From, To>(
  { base, mine, theirs }: Sides<From>,
  change: (side: From, name: keyof Sides<From>) => To,
): Sides<To> {
  return {
    base: change(base, 'base'),
    mine: change(mine, 'mine'),
    theirs: change(theirs, 'theirs'),
  }
}

function isGroup(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
