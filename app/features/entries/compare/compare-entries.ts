import { alignEntries } from '#app/features/entries/compare/align-entries.ts'
import { comparisonTexts } from '#app/features/entries/compare/comparison-texts.ts'
import {
  at,
  entryLabels,
  type FormField,
  isSame,
  type Json,
  optionFor,
} from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import { type Compared, compareMarkdown } from '#app/features/rich-text/compare/compare-markdown.ts'
import { comparisonSize, compareTexts, replaced } from '#app/platform/texts/compare-texts.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

export type ComparedField = { path: string; label: string } & Compared

export type ChangedField = {
  /** In the later text; in the earlier one of what is only there. */
  path: string
  label: string
  texts: readonly [earlier: string, later: string]
  isMarkdown: boolean
}

type Sides = readonly [earlier: Json | undefined, later: Json | undefined]

type Place = { path: readonly (string | number)[]; labels: readonly string[] }

/** What differs, in the order of the form. Entries of a list that have ids are the same ones wherever they stand. */
export function changedFields(form: FormField, earlier: Json, later: Json): ChangedField[] {
  return changesIn(form, [earlier, later], { path: [], labels: [] })
}

function changesIn(outer: FormField, sides: Sides, place: Place): ChangedField[] {
  const [earlier, later] = sides
  if (isSame(earlier, later)) return []
  const field = optionFor(outer, later ?? earlier)
  if (earlier !== undefined && later !== undefined && field !== optionFor(outer, earlier)) {
    const both = [[earlier, undefined] as const, [undefined, later] as const]
    return both.flatMap((side) => changesIn(outer, side, place))
  }
  if (field.kind === 'group')
    return field.fields.flatMap(([key, inner]) => {
      const within = { path: [...place.path, key], labels: [...place.labels, inner.label] }
      return changesIn(inner, [at(earlier, key), at(later, key)], within)
    })
  if (field.kind === 'list') return changesInList(field.item, sides, place)
  const texts = [showValue(earlier), showValue(later)] as const
  if (field.kind === 'fixed' || texts[0] === texts[1]) return []
  return [changed(place, texts, field.kind === 'markdown')]
}

function changesInList(item: FormField, sides: Sides, place: Place): ChangedField[] {
  const [earlier = [], later = []] = sides.map((side) => (Array.isArray(side) ? side : []))
  return alignEntries(earlier, later).flatMap(({ from, to, isMoved }) => {
    const entries = [at(earlier, from ?? -1), at(later, to ?? -1)] as const
    const index = to ?? from ?? 0
    // Its label tells of which list an entry is.
    const outer = item.label === '' ? place.labels : place.labels.slice(0, -1)
    const labels = [...outer, ...entryLabels(item, entries[1] ?? entries[0], index)]
    const within = { path: [...place.path, index], labels }
    const inside = changesIn(item, entries, within)
    if (from === undefined || to === undefined) return [asOne(within, inside)]
    if (isMoved !== true) return inside
    const named = { ...within, labels: [...labels, comparisonTexts.place] }
    return [changed(named, [`${from + 1}`, `${to + 1}`], false), ...inside]
  })
}

/** An entry that is new or gone. */
function asOne(place: Place, fields: readonly ChangedField[]): ChangedField {
  const text = (side: 0 | 1) => fields.map(({ texts }) => texts[side]).join('\n')
  return changed(place, [text(0).trim(), text(1).trim()], false)
}

function changed(
  { path, labels }: Place,
  texts: ChangedField['texts'],
  isMarkdown: boolean,
): ChangedField {
  return { path: path.join('.'), label: labels.join(', '), texts, isMarkdown }
}

type Comparison = {
  fields: readonly ChangedField[]
  /** The level of the headings that name the fields; null: Markdown is compared as it is written only. */
  under: number | null
}

export const comparingTask: TextTask<Comparison, ComparedField[]> = {
  name: 'compare two texts',
  sizeOf: ({ fields }) => comparisonSize(fields.flatMap(({ texts }) => texts)),
  run: ({ fields, under }) =>
    fields.map(({ path, label, texts, isMarkdown }) => {
      if (!isMarkdown || under === null) return { path, label, parts: compareTexts(...texts) }
      const showing = { spoken: comparisonTexts.spoken, under }
      return { path, label, ...compareMarkdown(...texts, showing) }
    }),
}

/** Texts that take too long are shown as wholly replaced. */
export async function compareFields(
  textWorker: TextWorker,
  comparison: Comparison,
): Promise<ComparedField[]> {
  const compared = await textWorker.run(comparingTask, comparison)
  return (
    compared ??
    comparison.fields.map(({ path, label, texts }) => ({ path, label, parts: replaced(...texts) }))
  )
}
