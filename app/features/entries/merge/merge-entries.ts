import { v5 as nameBasedId } from 'uuid'
import {
  at,
  entryLabels,
  type FormField,
  isSame,
  type Json,
  type ListField,
  optionFor,
} from '#app/features/entries/form/form-field.ts'
import { parseNames } from '#app/platform/texts/parse-names.ts'
import { mapSides, matchEntries, type Sides } from '#app/features/entries/merge/match-entries.ts'
import {
  compareBlocks,
  type Disputed,
  mergeBlocks,
} from '#app/features/entries/merge/merge-blocks.ts'
import {
  type Conflict,
  conflictsOf,
  isConflict,
  type Merge,
  mergedValue,
  type Part,
  type Value,
} from '#app/features/entries/merge/merged-entry.ts'
import { type Block, joinBlocks, splitBlocks } from '#app/features/entries/merge/split-blocks.ts'

/** What `base` lacks was never seen by both, unless the field may be missing. */
export type EntrySides = Sides<Value>

type Place = {
  path: readonly string[]
  labels: readonly string[]
  asksWhole: boolean
}

/** More about one text are too many to be answered: then the whole text is one. */
const MOST_QUESTIONS = 100

const NAMESPACE = '8d1cf9b0-6a3c-4a1f-9d8e-3c4f2f0c7a55'

/**
 * What only one side changed is taken; what both changed differently is a question. Lists are followed by the ids of their entries, texts in
 * paragraphs by their blocks, names are a set, and each other field is one whole.
 * @param asked the questions on texts that must be found again; otherwise each text that differs is one
 */
export function mergeEntries(
  field: FormField,
  sides: EntrySides,
  asked: readonly string[] = [],
): Merge {
  const place = { path: [], labels: [] }
  const merge = mergeField(field, sides, { ...place, asksWhole: false })
  const found = new Set(conflictsOf(merge).map(({ id }) => id))
  const isFound = asked.every((id) => found.has(id))
  return isFound ? merge : mergeField(field, sides, { ...place, asksWhole: true })
}

function mergeField(outer: FormField, given: EntrySides, place: Place): Merge {
  const sides = mapSides(given, withPlainBreaks)
  const { base, theirs, mine } = sides
  const isAlike = (one: Value, other: Value) => isSameText(outer, one, other) || isSame(one, other)
  if (isAlike(mine, theirs)) return agree(mine, theirs)
  const field = optionFor(outer, mine)
  const isOneKind = [base, theirs].every((side) => optionFor(outer, side) === field)
  const merge = () => (isOneKind ? mergeParts(field, sides, place) : null)
  // A base that has lost a question says nothing of a text.
  const asked = place.asksWhole ? merge() : null
  if (asked) return asked
  if (isAlike(base, theirs)) return agree(mine, theirs)
  if (isAlike(base, mine)) return agree(theirs, theirs)
  return merge() ?? { kind: 'whole', part: askWhole(outer, sides, place) }
}

/** Null where the sides cannot be compared part by part. */
function mergeParts(field: FormField, sides: EntrySides, place: Place): Merge | null {
  const { base, theirs, mine } = sides
  const all = [base, theirs, mine]
  if (field.kind === 'group' && all.every(isGroup)) {
    const parts = field.fields.map(([key, part]): readonly [string, Merge] => {
      const own = mapSides(sides, (side) => at(side, key))
      return [key, mergeField(part, own, inside(place, key, [part.label]))]
    })
    return { kind: 'group', parts }
  }
  if (field.kind === 'list' && Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine))
    return mergeList(field, { base, theirs, mine }, place)
  if (field.kind === 'names' && all.every((side) => typeof side === 'string'))
    return agree(mergeNames(mapSides(sides, textOf)), theirs)
  const isText = all.every((side) => typeof side === 'string' || (side ?? null) === null)
  return isText && isInBlocks(field) ? mergeText(field, sides, place) : null
}

function mergeList(field: ListField, lists: Sides<Json[]>, place: Place): Merge | null {
  const matched = matchEntries(lists)
  if (matched === null) return null
  const merges = new Map(
    Array.from(matched.entries, ([key, sides], index) => {
      const labels = entryLabels(field.item, sides.mine ?? sides.theirs, index)
      return [key, mergeField(field.item, sides, inside(place, String(index), labels))]
    }),
  )
  const stored = matched.stored.map((key, index) => {
    const taken = lists.theirs[index]
    return merges.get(key) ?? agree(taken, taken)
  })
  return { kind: 'list', merged: [...merges.values()], stored }
}

/** A set: what either side added, without what either side took out. */
function mergeNames(sides: Sides<string>): string {
  const { base, theirs, mine } = mapSides(sides, (text) => new Set(parseNames(text)))
  const kept = [...mine, ...theirs].filter(
    (name) => !base.has(name) || (mine.has(name) && theirs.has(name)),
  )
  return [...new Set(kept)].join(', ')
}

function mergeText(field: FormField, sides: EntrySides, place: Place): Merge {
  const { base, theirs, mine } = mapSides(sides, (side) => splitBlocks(textOf(side)))
  const isKnown = typeof sides.base === 'string' || field.empty !== 'required'
  const ask = (disputed: Disputed<Block>, seen: Map<string, number>) => {
    const texts = mapSides({ ...disputed, base: disputed.base ?? [] }, joinBlocks)
    return { ...describe(field, place, texts, seen), disputed }
  }
  const seen = new Map<string, number>()
  const pieces = isKnown ? mergeBlocks(base, { theirs, mine }) : compareBlocks({ theirs, mine })
  const parts = pieces.map((piece): Part<Block> =>
    'agreed' in piece ? piece : ask(piece.disputed, seen),
  )
  const merge: Merge = { kind: 'text', field, parts }
  if (!place.asksWhole && parts.filter(isConflict).length <= MOST_QUESTIONS) {
    // Where both moved the same blocks, the own text of each question may make the stored one: nothing is left to ask.
    const isStored = isSameText(field, mergedValue(merge), sides.theirs)
    return isStored ? agree(sides.theirs, sides.theirs) : merge
  }
  return { kind: 'text', field, parts: [ask({ base: null, theirs, mine }, new Map())] }
}

function askWhole(field: FormField, sides: EntrySides, place: Place): Part<Value> {
  const { base, theirs, mine } = sides
  return {
    ...describe(field, place, sides, new Map()),
    disputed: { base: [base], theirs: [theirs], mine: [mine] },
  }
}

function agree(value: Value, stored: Value): Merge {
  return { kind: 'whole', part: { agreed: [value], stored: [stored] } }
}

function inside(place: Place, step: string, labels: readonly string[]): Place {
  return { ...place, path: [...place.path, step], labels: [...place.labels, ...labels] }
}

/** @param seen how often the same was asked on this text */
function describe(
  field: FormField,
  place: Place,
  { base, theirs, mine }: EntrySides,
  seen: Map<string, number>,
): Conflict {
  const path = place.path.join('.')
  const key = nameBasedId(JSON.stringify([path, base ?? '', theirs]), NAMESPACE)
  const ordinal = seen.get(key) ?? 0
  seen.set(key, ordinal + 1)
  const version = nameBasedId(JSON.stringify(mine ?? null), NAMESPACE)
  const choices: Conflict['choices'] = [
    { choice: 'theirs', value: `theirs ${version}` },
    { choice: 'mine', value: 'mine' },
  ]
  if (isInBlocks(field) && textOf(theirs) !== '' && textOf(mine) !== '')
    choices.push({ choice: 'both', value: 'both' })
  return { id: `${key}-${ordinal}`, path, labels: place.labels, field, theirs, mine, choices }
}

export function isInBlocks({ kind }: FormField): boolean {
  return kind === 'markdown' || kind === 'paragraphs'
}

function isGroup(value: Value): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As a form compares them: blanks around a text are not saved. */
function isSameText({ kind }: FormField, one: Value, other: Value): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false
  if (kind === 'names') return parseNames(one).join() === parseNames(other).join()
  return one.trim() === other.trim()
}

function withPlainBreaks(value: Value): Value {
  return typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : ''
}
