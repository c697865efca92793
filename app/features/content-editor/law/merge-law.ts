import type { RecordKey } from '#app/features/content/record-types.ts'
import { textsToTranslate } from '#app/features/content/translated-data.ts'
import { textsIn } from '#app/features/content/translation-source.ts'
import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { nameOf, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import { at, isSame, type Json } from '#app/features/entries/form/form-field.ts'
import { settleMerge } from '#app/features/entries/merge/settle-merge.ts'

export type LawRecord = { key: RecordKey; data: Json }

/** What becomes of one record of a law pack. */
export type MergedLaw = { key: RecordKey; title: string; version: number } & (
  | { kind: 'same' }
  /** `source`: the words of the pack, of a translation the English ones. */
  | { kind: 'draft'; value: Json; source: Json }
  /** Changed by the firm and by the pack. */
  | { kind: 'kept'; own: string; pack: string }
  /** There is a draft already. */
  | { kind: 'busy' }
)

const UNASKED = { asked: [], decisions: new Map() } as const

/** Where a fact comes from and when somebody compares it again: they belong to its words. */
const DAYS = ['source', 'asOf', 'checked', 'reviewBy']

/** What the firm has not changed is as in the pack, what the pack has not changed stays the firm's; a record that the firm has removed stays removed. */
export function mergeLaw(
  records: readonly LawRecord[],
  known: readonly OpenedRecord[],
): MergedLaw[] {
  const byName = new Map(known.map((record) => [nameOf(record.key), record]))
  const english = records.filter(({ key }) => key.locale === 'en')
  return english.flatMap((record) => {
    const { key } = record
    const opened = byName.get(nameOf(key)) ?? null
    const merged = mergeEnglish(record, opened)
    if (merged.kind === 'kept' || merged.kind === 'busy' || opened?.state === 'removed')
      return [merged]
    const said = merged.kind === 'draft' ? merged.value : (opened?.live ?? null)
    const translations = records
      .filter((each) => each.key.id === key.id && each.key.type === key.type && each !== record)
      .map((each) =>
        mergeTranslation(each, byName.get(nameOf(each.key)) ?? null, {
          said,
          before: opened?.live ?? null,
        }),
      )
    return [merged, ...translations]
  })
}

function mergeEnglish({ key, data }: LawRecord, opened: OpenedRecord | null): MergedLaw {
  // A check by another firm says nothing of this one.
  const theirs = {
    ...(data as object),
    ...(at(data, 'checked') !== undefined && { checked: null }),
  }
  const source = theirs as Json
  if (opened?.state === 'removed') return { ...namesOf(key, opened, data), kind: 'same' }
  const { live = null, shipped = null, lawSource = null } = opened ?? {}
  const base = lawSource ?? shipped ?? live
  const sides = { base: withDays(base, source), theirs: source, mine: withDays(live, source) }
  const merge = settleMerge({ ...UNASKED, field: formOf(key.type, data), sides })
  if (live !== null && merge.conflicts.length > 0) return keptOf({ key, data }, opened)
  const merged = live === null ? source : (merge.value ?? source)
  const isReworded = !isSame(merged, withDays(live, source))
  // Its own check is of the words that it has.
  const hasOwnDays = live !== null && !isReworded && (at(live, 'checked') ?? null) !== null
  return draftOf(key, opened, { value: hasOwnDays ? live : merged, source })
}

type English = { said: Json; before: Json }

function mergeTranslation(
  { key, data }: LawRecord,
  opened: OpenedRecord | null,
  { said, before }: English,
): MergedLaw {
  const words = (value: Json) => textsToTranslate(key.type, value as object) as Json
  const live = opened?.live ?? null
  const value = (own: Json) => ({ ...(said as object), ...(words(own) as object) }) as Json
  const isReworded = before === null || !isSame(words(said), words(before))
  const source = words(said)
  if (live === null || isReworded || opened?.state === 'shipped') {
    if (!isReworded && live !== null && isSame(words(live), words(data)))
      return { ...namesOf(key, opened, data), kind: 'same' }
    return draftOf(key, opened, { value: value(data), source })
  }
  const base = opened?.shipped ?? live
  const sides = { base: value(base), theirs: value(data), mine: value(live) }
  const merge = settleMerge({ ...UNASKED, field: formOf(key.type, data), sides })
  if (merge.conflicts.length > 0) return keptOf({ key, data }, opened)
  return draftOf(key, opened, { value: merge.value ?? live, source })
}

function draftOf(
  key: RecordKey,
  opened: OpenedRecord | null,
  { value, source }: { value: Json; source: Json },
): MergedLaw {
  const names = namesOf(key, opened, value)
  if (isSame(value, opened?.value ?? null)) return { ...names, kind: 'same' }
  if (opened?.hasDraft) return { ...names, kind: 'busy' }
  return { ...names, kind: 'draft', value, source }
}

function keptOf({ key, data }: LawRecord, opened: OpenedRecord | null): MergedLaw {
  const said = (value: Json) => textsIn(textsToTranslate(key.type, value as object)).join(' · ')
  const own = said(opened?.live ?? null)
  return { ...namesOf(key, opened, data), kind: 'kept', own, pack: said(data) }
}

function namesOf(key: RecordKey, opened: OpenedRecord | null, data: Json) {
  return { key, title: opened?.title ?? titleOf(key, data), version: opened?.version ?? 0 }
}

function withDays(value: Json, of: Json): Json {
  if (value === null || at(of, 'reviewBy') === undefined) return value
  const days = DAYS.flatMap((day) => (at(of, day) === undefined ? [] : [[day, at(of, day)]]))
  return { ...(value as object), ...(Object.fromEntries(days) as { [day: string]: Json }) }
}
