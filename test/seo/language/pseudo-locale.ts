import { formOf } from '#app/features/content-editor/editing/form-of-record.ts'
import { type FormField, type Json, leavesOf } from '#app/features/entries/form/form-field.ts'
import { type RecordType, recordSchemas } from '#app/features/content/record-types.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { replaced } from '#test/factories/content-edits.ts'
import { FIXED, PROSE } from '#test/seo/language/translations/text-leaves.ts'

/** A language that nobody speaks, made of the English, to see what pages do with other scripts and lengths. */
export type PseudoLocale = { dir: 'ltr' | 'rtl'; change: (text: string) => string }

/** Of a language, with which texts say how their numbers are written. */
const TAG = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** Placeholders, addresses of links and bare ones, and numbers of forms. */
const KEPT = /\{[^}]*\}|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\b[A-Z]{1,4}-\d+\w*/

const ARABIC: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, place) => [
    letter,
    [...'ابكدهفغحيجقلمنوپخرستثعژصطز'][place] ?? '',
  ]),
)

/** Written from right to left; as long as the English. */
export const arabicScript: PseudoLocale = {
  dir: 'rtl',
  change: wordsOf((word) =>
    [...word].map((letter) => ARABIC[letter.toLowerCase()] ?? letter).join(''),
  ),
}

/** Every word 40 % longer, so that a text is so too. */
export const longerWords: PseudoLocale = {
  dir: 'ltr',
  change: wordsOf(
    (word) =>
      word +
      word
        .slice(-1)
        .toLowerCase()
        .repeat(Math.ceil(word.length * 0.4)),
  ),
}

function wordsOf(change: (word: string) => string): (text: string) => string {
  const parts = new RegExp(String.raw`(${KEPT.source})|\p{L}[\p{L}\p{M}]*`, 'gu')
  return (text) => text.replaceAll(parts, (part, kept?: string) => kept ?? change(part))
}

export function pseudoRecords(records: ShippedRecords, { change }: PseudoLocale): ShippedRecords {
  const changed = Object.entries(records).map(([type, byId]) => [
    type,
    Object.fromEntries(
      Object.entries(byId as Record<string, Json>).map(([id, data]) => [
        id,
        pseudoRecord(type as RecordType, data, change),
      ]),
    ),
  ])
  return Object.fromEntries(changed) as ShippedRecords
}

function pseudoRecord(type: RecordType, data: Json, change: PseudoLocale['change']): Json {
  return leavesOf(formOf(type, data), data).reduce((record, { path, field, value }) => {
    if (typeof value !== 'string' || !PROSE.test(field.kind) || FIXED.test(path)) return record
    const next = replaced(record, path.split('.'), cut(change(value), field))
    // A field may allow less than its kind, such as the two letters of a state.
    return recordSchemas[type].safeParse(next).success ? next : record
  }, data)
}

function cut(text: string, field: FormField): string {
  const max = 'max' in field ? field.max : undefined
  return max === undefined || text.length <= max ? text : text.slice(0, max).replace(/\s\S*$/, '')
}

export function pseudoTexts(texts: InterfaceTexts, locale: PseudoLocale): InterfaceTexts {
  return changeTexts(texts, locale) as InterfaceTexts
}

/** Of a group of texts. */
export function changeTexts(texts: unknown, { change }: PseudoLocale): unknown {
  const map = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return FIXED.test(key) || TAG.test(value) ? value : change(value)
    if (Array.isArray(value)) return value.map((item) => map(item, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, map(inner, name)]),
    )
  }
  return map(texts, '')
}
