import { diffArrays } from 'diff'
import type { Node } from 'prosemirror-model'
import { runsOf, textOf } from '#app/features/rich-text/compare/inline-runs.ts'
import { OTHER_LETTER, splitWords } from '#app/platform/texts/split-words.ts'

/** What has become of a block; null where it did not stand or no longer stands. */
export type Pair =
  | { earlier: Node; later: Node }
  | { earlier: Node; later: null }
  | { earlier: null; later: Node }

/** Bounds the work; what differs more is shown as removed and added. */
const MOST_CHANGES = { equal: 600, alike: 200 }

/** Of the words of two blocks that are one block, changed. */
const SHARED_WORDS = 0.4

/** In the order in which both are read; a removed block precedes those that replace it. */
export function alignNodes(earlier: readonly Node[], later: readonly Node[]): Pair[] {
  const keysOf = (nodes: readonly Node[]) => nodes.map((node) => JSON.stringify(node.toJSON()))
  const options = { maxEditLength: MOST_CHANGES.equal }
  const parts = diffArrays(keysOf(earlier), keysOf(later), options)
  return pairUp(parts, { earlier, later }, alignAlike)
}

/** The cells of a row that has kept its columns are paired by their place. */
export function alignChildren(earlier: Node, later: Node): Pair[] {
  const isByPlace = later.type.name === 'table_row' && earlier.childCount === later.childCount
  if (!isByPlace) return alignNodes(earlier.children, later.children)
  return later.children.map((cell, index) => ({ earlier: earlier.child(index), later: cell }))
}

type Sides = { earlier: readonly Node[]; later: readonly Node[] }
type Part = { added: boolean; removed: boolean; count: number }

function alignAlike({ earlier, later }: Sides): Pair[] {
  const words = new Map([...earlier, ...later].map((node) => [node, wordsOf(node)]))
  const parts = diffArrays([...earlier], [...later], {
    maxEditLength: MOST_CHANGES.alike,
    comparator: (one, other) =>
      kindOf(one) === kindOf(other) &&
      share(words.get(one) ?? new Set(), words.get(other) ?? new Set()) >= SHARED_WORDS,
  })
  return pairUp(parts, { earlier, later }, replaced)
}

function replaced({ earlier, later }: Sides): Pair[] {
  return [
    ...earlier.map((node) => ({ earlier: node, later: null })),
    ...later.map((node) => ({ earlier: null, later: node })),
  ]
}

function pairUp(
  parts: readonly Part[] | undefined,
  { earlier, later }: Sides,
  settle: (differing: Sides) => Pair[],
): Pair[] {
  if (parts === undefined) return settle({ earlier, later })
  const pairs: Pair[] = []
  let [before, after] = [0, 0]
  let differing: { earlier: Node[]; later: Node[] } = { earlier: [], later: [] }
  const settleDiffering = () => {
    for (const pair of settle(differing)) pairs.push(pair)
    differing = { earlier: [], later: [] }
  }
  for (const { added, removed, count } of parts) {
    if (removed) differing.earlier.push(...earlier.slice(before, before + count))
    else if (added) differing.later.push(...later.slice(after, after + count))
    else {
      settleDiffering()
      for (const [index, node] of earlier.slice(before, before + count).entries())
        pairs.push({ earlier: node, later: later[after + index] ?? node })
    }
    if (!added) before += count
    if (!removed) after += count
  }
  settleDiffering()
  return pairs
}

/** Only blocks of one kind are paired; a changed heading may have become a paragraph. */
function kindOf({ type, firstChild }: Node): string {
  if (type.name === 'heading') return 'paragraph'
  if (type.name === 'bullet_list') return 'ordered_list'
  return type.name === 'table_row' ? `row of ${firstChild?.type.name}` : type.name
}

function wordsOf(node: Node): Set<string> {
  const words = new Set<string>()
  const add = (line: Node) => {
    const text = textOf(runsOf(line))
    for (const part of OTHER_LETTER.test(text) ? splitWords(text) : [text])
      for (const [word] of part.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) words.add(word)
  }
  if (node.isTextblock) add(node)
  node.descendants((inner) => {
    if (inner.isTextblock) add(inner)
    return !inner.isTextblock
  })
  return words
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.size + other.size
  return all === 0 ? 1 : (2 * [...one].filter((word) => other.has(word)).length) / all
}
