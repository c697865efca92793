import { diffArrays } from 'diff'
import type { Block } from '#app/features/entries/merge/split-blocks.ts'

/** `base` is null where what was before both changes is not known. */
export type Disputed<Unit> = {
  base: readonly Unit[] | null
  theirs: readonly Unit[]
  mine: readonly Unit[]
}

/** `stored` is what stands in theirs at the place of what is agreed. */
export type Agreed<Unit> = { agreed: readonly Unit[]; stored: readonly Unit[] }

type Sides = Pick<Disputed<Block>, 'theirs' | 'mine'>

type Piece = Agreed<Block> | { disputed: Disputed<Block> }

/** Blocks `start` to `end` of the base became `blocks`. */
type Change = { side: keyof Sides; start: number; end: number; blocks: readonly Block[] }

/** Bounds the work: two texts of 200,000 characters in one-letter paragraphs take minutes without it. */
const MOST_CHANGES = 1_000

/** Longer stretches that both sides rewrote are one question. */
const MOST_QUESTIONS = 50

/** diff3 (Khanna, Kunal, Pierce 2007), in which changes of neighbours do not touch. */
export function mergeBlocks(base: readonly Block[], { theirs, mine }: Sides): Piece[] {
  const changes = [...changesOf(base, theirs, 'theirs'), ...changesOf(base, mine, 'mine')]
  changes.sort((one, other) => one.start - other.start || one.end - other.end)
  const pieces: Piece[] = []
  let place = 0
  for (const group of groupChanges(changes)) {
    pieces.push(sameIn(base.slice(place, group.start)))
    pieces.push(...settleGroup(base.slice(group.start, group.end), group))
    place = group.end
  }
  return [...pieces, sameIn(base.slice(place))]
}

/** Without a base each difference is a question. */
export function compareBlocks({ theirs, mine }: Sides): Piece[] {
  const pieces: Piece[] = []
  let place = 0
  for (const { start, end, blocks } of changesOf(theirs, mine, 'mine')) {
    pieces.push(sameIn(theirs.slice(place, start)))
    pieces.push({ disputed: { base: null, theirs: theirs.slice(start, end), mine: blocks } })
    place = end
  }
  return [...pieces, sameIn(theirs.slice(place))]
}

function sameIn(blocks: readonly Block[]): Piece {
  return { agreed: blocks, stored: blocks }
}

function changesOf(base: readonly Block[], now: readonly Block[], side: keyof Sides): Change[] {
  const options = { maxEditLength: MOST_CHANGES }
  const parts = diffArrays(textsOf(base), textsOf(now), options)
  if (parts === undefined) return [{ side, start: 0, end: base.length, blocks: now }]
  const changes: Change[] = []
  let [start, place] = [0, 0]
  let last: Change | null = null
  for (const { added, removed, count } of parts) {
    const isKept = !added && !removed
    const change: Change = last ?? { side, start, end: start, blocks: [] }
    if (last === null && !isKept) changes.push(change)
    if (removed) change.end += count
    if (added) change.blocks = [...change.blocks, ...now.slice(place, place + count)]
    last = isKept ? null : change
    if (!added) start += count
    if (!removed) place += count
  }
  return changes
}

type Group = { start: number; end: number; changes: Change[] }

function groupChanges(sorted: readonly Change[]): Group[] {
  const groups: Group[] = []
  for (const change of sorted) {
    const group = groups.at(-1)
    if (group && touches(group, change)) {
      group.end = Math.max(group.end, change.end)
      group.changes.push(change)
    } else groups.push({ start: change.start, end: change.end, changes: [change] })
  }
  return groups
}

// Two insertions at one place touch; an insertion beside a changed block does not.
function touches(group: Group, { start, end }: Change): boolean {
  return start < group.end || (start === end && group.start === group.end && start === group.start)
}

function settleGroup(base: readonly Block[], { start, changes }: Group): Piece[] {
  const sideOf = (side: keyof Sides) =>
    apply(
      base,
      start,
      changes.filter((one) => one.side === side),
    )
  const [theirs, mine] = [sideOf('theirs'), sideOf('mine')]
  if (changes.every(({ side }) => side === 'theirs')) return [sameIn(theirs)]
  if (changes.every(({ side }) => side === 'mine')) return [{ agreed: mine, stored: base }]
  const areInPlace = [theirs, mine].every((now) => isInPlace(base, now))
  if (!areInPlace || base.length > MOST_QUESTIONS) return settle({ base, theirs, mine })
  return base.flatMap((block, index) =>
    settle({
      base: [block],
      theirs: theirs.slice(index, index + 1),
      mine: mine.slice(index, index + 1),
    }),
  )
}

// A line that stands in another block than before tells that blocks have moved: paired, what one side took out would come back.
function isInPlace(base: readonly Block[], now: readonly Block[]): boolean {
  if (now.length !== base.length) return false
  const places = new Map<string, Set<number>>()
  for (const [place, block] of base.entries())
    for (const line of linesOf(block)) places.set(line, (places.get(line) ?? new Set()).add(place))
  return now.every((block, place) =>
    linesOf(block).every((line) => places.get(line)?.has(place) ?? true),
  )
}

function linesOf({ text }: Block): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^[\s>*+-]*(?:\d+[.)] +)?/, ''))
  return lines.filter((line) => /[\p{L}\p{N}]/u.test(line))
}

function settle({ base, theirs, mine }: Sides & { base: readonly Block[] }): Piece[] {
  if (isSame(theirs, mine) || isSame(mine, base)) return [sameIn(theirs)]
  if (isSame(theirs, base)) return [{ agreed: mine, stored: theirs }]
  if (base.length > 0) return [{ disputed: { base, theirs, mine } }]
  return settleInsertions(theirs, mine)
}

// What both sides added at one place is taken once.
function settleInsertions(theirs: readonly Block[], mine: readonly Block[]): Piece[] {
  const isCommon = (block: Block, index: number) => block.text === mine[index]?.text
  const before = theirs.findIndex((block, index) => !isCommon(block, index))
  const common = before === -1 ? theirs.length : before
  const rest = { base: [], theirs: theirs.slice(common), mine: mine.slice(common) }
  if (rest.theirs.length === 0 || rest.mine.length === 0)
    return [{ agreed: theirs.length > mine.length ? theirs : mine, stored: theirs }]
  return [sameIn(theirs.slice(0, common)), { disputed: rest }]
}

function apply(base: readonly Block[], from: number, changes: readonly Change[]): Block[] {
  const blocks: Block[] = []
  let place = from
  for (const change of changes) {
    blocks.push(...base.slice(place - from, change.start - from), ...change.blocks)
    place = change.end
  }
  return [...blocks, ...base.slice(place - from)]
}

function isSame(one: readonly Block[], other: readonly Block[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text)
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.map(({ text }) => text)
}
