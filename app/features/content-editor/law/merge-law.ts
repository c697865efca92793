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
  /** `english`, and of a translation its `words`: what the pack says. */
  | { kind: 'draft'; value: Json; english: Json; words: Json }
  /** Changed by the firm and by the pack, or written by both. */
  | { kind: 'kept'; own: string; pack: string }
  /** There is a draft already. */
  | { kind: 'busy' }
)

/** What the firm has not changed is as in the pack, what the pack has not changed stays the firm's; a record that the firm has removed stays removed. */
export function mergeLaw(
  records: readonly LawRecord[],
  known: readonly OpenedRecord[],
): MergedLaw[] {
  const byName = new Map(known.map((record) => [nameOf(record.key), record]))
  const openedOf = ({ key }: LawRecord) => byName.get(nameOf(key)) ?? null
  const byRecord = Map.groupBy(records, ({ key: { type, id } }) => `${type}/${id}`)
  return [...byRecord.values()].flatMap((languages) => {
    const english = languages.find(({ key }) => key.locale === 'en')
    if (!english) return []
    const [opened, merged] = [openedOf(english), mergeEnglish(english, openedOf(english))]
    const isLeft = merged.kind === 'kept' || merged.kind === 'busy' || opened?.state === 'removed'
    if (isLeft) return [merged]
    const said = merged.kind === 'draft' ? merged.value : (opened?.live ?? null)
    const others = languages.filter((each) => each !== english)
    const of = { said, before: opened?.live ?? null, english: english.data }
    return [merged, ...others.map((each) => mergeTranslation(each, openedOf(each), of))]
  })
}

function mergeEnglish({ key, data }: LawRecord, opened: OpenedRecord | null): MergedLaw {
  const theirs = unchecked(data)
  const draft = { english: theirs, words: null }
  if (opened?.state === 'removed') return sameAs(key, opened, data)
  if (opened === null || opened.state === 'shipped')
    return draftOf(key, opened, { ...draft, value: theirs })
  const { live, shipped, sources } = opened
  const base = sources.live ?? shipped
  const mine = withDays(live, theirs)
  const merged = mergedWith(key, { base: withDays(base, theirs), theirs, mine })
  if (opened.hasDraft) return { ...namesOf(key, opened, data), kind: 'busy' }
  if (merged === null) return keptOf({ key, data }, opened)
  const isReworded = !isSame(wordsOf(key, merged), wordsOf(key, live))
  // The firm's own days are of the words that it has.
  const hasOwnDays = !isReworded && !isSame(withDays(base, live), base)
  return draftOf(key, opened, { ...draft, value: hasOwnDays ? withDays(merged, live) : merged })
}

/** What readers see of the English record before and after, and what the pack says in English. */
type English = { said: Json; before: Json; english: Json }

function mergeTranslation(
  { key, data }: LawRecord,
  opened: OpenedRecord | null,
  { said, before, english }: English,
): MergedLaw {
  const value = (own: Json) => ({ ...(said as object), ...(wordsOf(key, own) as object) }) as Json
  const draft = { english: wordsOf(key, english), words: wordsOf(key, data) }
  const live = opened?.live ?? null
  if (opened?.state === 'removed') return sameAs(key, opened, data)
  if (live === null || opened?.state === 'shipped') {
    const isReworded = before === null || !isSame(wordsOf(key, said), wordsOf(key, before))
    if (live !== null && !isReworded && isSame(wordsOf(key, live), draft.words))
      return sameAs(key, opened, data)
    return draftOf(key, opened, { ...draft, value: value(data) })
  }
  const shipped = opened?.shipped ?? null
  const base =
    at(at(opened?.sources.live, 'lawPack'), 'words') ?? (shipped && wordsOf(key, shipped))
  const sides = { base: base && value(base), theirs: value(data), mine: value(live) }
  const merged = mergedWith(key, sides)
  if (opened?.hasDraft) return { ...namesOf(key, opened, data), kind: 'busy' }
  if (merged === null) return keptOf({ key, data }, opened)
  if (isSame(wordsOf(key, merged), wordsOf(key, live))) return sameAs(key, opened, data)
  return draftOf(key, opened, { ...draft, value: merged })
}

type Sides = { base: Json; theirs: Json; mine: Json }

/** Null where the firm and the pack have changed the same, or nobody knows what either has changed. */
function mergedWith(key: RecordKey, sides: Sides): Json {
  if (isSame(sides.mine, sides.theirs)) return sides.mine
  if (sides.base === null) return null
  const field = formOf(key.type, sides.theirs)
  const { value = null, conflicts } = settleMerge({ field, sides, asked: [], decisions: new Map() })
  return conflicts.length > 0 ? null : value
}

function draftOf(
  key: RecordKey,
  opened: OpenedRecord | null,
  draft: { value: Json; english: Json; words: Json },
): MergedLaw {
  const names = namesOf(key, opened, draft.value)
  if (isSame(draft.value, opened?.value ?? null)) return { ...names, kind: 'same' }
  return opened?.hasDraft ? { ...names, kind: 'busy' } : { ...names, kind: 'draft', ...draft }
}

function sameAs(key: RecordKey, opened: OpenedRecord | null, data: Json): MergedLaw {
  return { ...namesOf(key, opened, data), kind: 'same' }
}

function keptOf({ key, data }: LawRecord, opened: OpenedRecord | null): MergedLaw {
  const said = (value: Json) => textsIn(wordsOf(key, value)).join(' · ')
  const own = said(opened?.live ?? null)
  return { ...namesOf(key, opened, data), kind: 'kept', own, pack: said(data) }
}

function namesOf(key: RecordKey, opened: OpenedRecord | null, data: Json) {
  return { key, title: opened?.title ?? titleOf(key, data), version: opened?.version ?? 0 }
}

/** What is translated of a record; of a legal fact its values, which with its last day are what it says. */
function wordsOf({ type, locale }: RecordKey, value: Json): Json {
  const words = textsToTranslate(type, (value ?? {}) as object) as { [field: string]: Json }
  const until = type === 'fact' && locale === 'en' ? at(value, 'until') : undefined
  return until === undefined ? words : { ...words, until }
}

/** A check by one firm says nothing of another. */
export function unchecked(data: Json): Json {
  return at(data, 'checked') === undefined ? data : { ...(data as object), checked: null }
}

/** When a fact was written down and when somebody compares it again. */
const DAYS = ['asOf', 'checked', 'reviewBy'] as const

/** Of another version of a legal fact; every other record stays as it is. */
function withDays(value: Json, of: Json): Json {
  if (value === null || at(of, 'reviewBy') === undefined) return value
  const days = DAYS.map((day) => [day, at(of, day) ?? null])
  return { ...(value as object), ...(Object.fromEntries(days) as { [day: string]: Json }) }
}
