import { diffArrays } from 'diff'
import { idsOf, type Json } from '#app/features/entries/form/form-field.ts'

/** The places of an entry in both lists; without one where it is only in the other. */
export type AlignedEntry = { from?: number; to?: number; isMoved?: boolean }

/**
 * Which entries of two lists belong together: by their ids, of which some may have moved, else those that are the same, and between
 * these by their places. In the order of the later list; what is gone stands where it was.
 */
export function alignEntries(earlier: readonly Json[], later: readonly Json[]): AlignedEntry[] {
  const [ids, laterIds] = [idsOf(earlier), idsOf(later)]
  if (ids && laterIds) return align(ids, laterIds, (...sides) => byId(ids, laterIds, ...sides))
  return align(asTexts(earlier), asTexts(later), byPlace)
}

type Unlike = (gone: readonly number[], added: readonly number[]) => AlignedEntry[]

/** @param unlike of a stretch between two entries that are the same */
function align(before: readonly string[], after: readonly string[], unlike: Unlike) {
  const aligned: AlignedEntry[] = []
  let [gone, came]: number[][] = [[], []]
  let [from, to] = [0, 0]
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    const places = Array.from({ length: count }, (_, index) => index)
    if (removed) gone = places.map((index) => from + index)
    else if (added) came = places.map((index) => to + index)
    else {
      aligned.push(...unlike(gone ?? [], came ?? []))
      aligned.push(...places.map((index) => ({ from: from + index, to: to + index })))
      ;[gone, came] = [[], []]
    }
    if (!added) from += count
    if (!removed) to += count
  }
  return [...aligned, ...unlike(gone ?? [], came ?? [])]
}

function byId(
  before: readonly string[],
  after: readonly string[],
  gone: readonly number[],
  came: readonly number[],
): AlignedEntry[] {
  const left = gone.filter((from) => !after.includes(before[from] ?? ''))
  return [
    ...left.map((from) => ({ from })),
    ...came.map((to) => {
      const from = before.indexOf(after[to] ?? '')
      return from === -1 ? { to } : { from, to, isMoved: true }
    }),
  ]
}

function byPlace(gone: readonly number[], came: readonly number[]): AlignedEntry[] {
  const count = Math.max(gone.length, came.length)
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [gone[index], came[index]]
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  })
}

function asTexts(list: readonly Json[]): string[] {
  return list.map((entry) => JSON.stringify(entry))
}
