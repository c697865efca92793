import { at, idsOf, isSame, type Json } from '#app/features/entries/form/form-field.ts'

/** What it was, what is stored now, and what was submitted. */
export type Sides<Value> = { base: Value; theirs: Value; mine: Value }

/** `entries` by their keys, in the order of the merged list; `stored`: the keys of theirs. */
type Matched = { entries: Map<string, Sides<Json | undefined>>; stored: readonly string[] }

/**
 * The entries of a list that belong together: by their ids, or by their places where no id stands at another one. Null where that cannot be
 * said: both sides changed which entries there are, or one removed what the other changed.
 */
export function matchEntries(lists: Sides<Json[]>): Matched | null {
  const keys = keysOf(lists)
  const order = keys && orderOf(keys)
  if (!keys || !order) return null
  const sidesOf = (key: string) => mapSides(lists, (list, side) => list[keys[side].indexOf(key)])
  const isChanged = (key: string) => {
    const { base, mine, theirs } = sidesOf(key)
    return !isSame(mine ?? base, base) || !isSame(theirs ?? base, base)
  }
  const gone = keys.base.filter((key) => !order.includes(key))
  if (gone.some(isChanged)) return null
  return { entries: new Map(order.map((key) => [key, sidesOf(key)])), stored: keys.theirs }
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

export function mapSides<From, To>(
  { base, theirs, mine }: Sides<From>,
  change: (side: From, name: keyof Sides<From>) => To,
): Sides<To> {
  return {
    base: change(base, 'base'),
    theirs: change(theirs, 'theirs'),
    mine: change(mine, 'mine'),
  }
}
