import {
  at,
  blankOf,
  type FormField,
  idsOf,
  isId,
  type GroupField,
  type Json,
  type ListField,
  optionFor,
} from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { isTranslated } from '#app/features/content/translated-data.ts'

// An address may lead to a page in the language.
const TEXTS: ReadonlySet<FormField['kind']> = new Set([
  'line',
  'paragraph',
  'paragraphs',
  'markdown',
  'address',
  'pageSlug',
])

/** What of a record's form is words of a language. */
export function translationForm(form: GroupField, type: RecordType): GroupField {
  const fields = form.fields.filter(([key]) => isTranslated(type, key))
  return { ...form, fields: textFields(fields) }
}

/** The labels of the fields that are as in English. */
export function sharedLabels(form: GroupField, type: RecordType): string[] {
  return form.fields
    .filter(
      ([key, field]) => field.kind !== 'fixed' && !(isTranslated(type, key) && hasText(field)),
    )
    .map(([, { label }]) => label)
}

// What tells the entries of a list apart goes with their words, unseen.
function textFields(fields: GroupField['fields']): GroupField['fields'] {
  return fields.flatMap(([key, field]): [string, FormField][] => {
    if (hasText(field)) return [[key, textsOf(field)]]
    const { label, empty } = field
    if (isId(key, field)) return [[key, { kind: 'fixed', label, empty }]]
    return field.kind === 'fixed' ? [[key, field]] : []
  })
}

function textsOf(field: FormField): FormField {
  if (field.kind === 'group') return textGroup(field)
  if (field.kind === 'oneOf') return { ...field, options: field.options.map(textGroup) }
  if (field.kind !== 'list') return field
  const count = needsEnglish(field.item) ? 'count' : undefined
  const followsEnglish = hasIds(field.item) ? 'entries' : count
  return { ...field, item: textsOf(field.item), followsEnglish }
}

function textGroup(group: GroupField): GroupField {
  return { ...group, fields: textFields(group.fields) }
}

/** Then the entries of a list are those of the English one, whatever their places. */
function hasIds(item: FormField): boolean {
  if (item.kind === 'oneOf') return item.options.every(hasIds)
  return item.kind === 'group' && item.fields.some((entry) => isId(...entry))
}

function hasText(field: FormField): boolean {
  if (field.kind === 'oneOf') return field.options.some(hasText)
  if (field.kind === 'group') return field.fields.some(([, inner]) => hasText(inner))
  return field.kind === 'list' ? hasText(field.item) : TEXTS.has(field.kind)
}

// An entry without an English one would lack what no translator can fill in.
function needsEnglish(item: FormField): boolean {
  if (item.kind !== 'group') return false
  return item.fields.some(([, inner]) => inner.empty === 'required' && !hasText(inner))
}

/** How many entries a list of a translation may have. */
export function mostEntries({ max, followsEnglish }: ListField, english: Json | undefined): number {
  const count = Array.isArray(english) ? english.length : 0
  return followsEnglish === undefined ? max : Math.min(max, count)
}

/** A translation with everything that is no text as in English; entries of lists by their ids, or their places. @param outer of the whole form */
function withEnglish(
  outer: FormField,
  value: Json | undefined,
  english: Json | undefined,
): Json | undefined {
  const field = optionFor(outer, english ?? value)
  if (!hasText(field)) return english ?? value
  if (field.kind === 'group') {
    // A part that may be missing, and is.
    if (typeof value !== 'object' || value === null) return value
    return groupOf(field, (key, inner) => withEnglish(inner, at(value, key), at(english, key)))
  }
  if (field.kind !== 'list') return value
  if (hasIds(field.item) && Array.isArray(english)) return entriesAs(english, field.item, value)
  if (!Array.isArray(value)) return value
  return value.map((item, index) => withEnglish(field.item, item, at(english, index)) ?? null)
}

function entriesAs(english: readonly Json[], item: FormField, value: Json | undefined): Json {
  const entries = Array.isArray(value) ? value : []
  const ids = idsOf(english)
  const known = entries.map((entry) => ids?.indexOf(showValue(at(entry, 'id'))) ?? -1)
  const isUnmoved = known.every((place, index) => place === -1 || place === index)
  // Of one that has none, or an earlier one, the place says which it is while nothing else has moved.
  const isByPlace = ids === null || (isUnmoved && entries.length === ids.length)
  return english.map((original, index) => {
    const isOf = (entry: Json, place: number) =>
      optionFor(item, entry) === optionFor(item, original) &&
      (known[place] === index || (known[place] === -1 && isByPlace && place === index))
    const entry = entries.find(isOf) ?? blankTranslation(item, original)
    return withEnglish(item, entry, original) ?? null
  })
}

/** Of a record: also those of its fields that are no words of a language at all. */
export function completedRecord(
  { type, form, english }: { type: RecordType; form: GroupField; english: Json },
  value: Json,
): Json {
  return groupOf(form, (key, field) =>
    isTranslated(type, key)
      ? withEnglish(field, at(value, key), at(english, key))
      : at(english, key),
  )
}

type Completed = {
  key: { type: RecordType }
  translation: { form: GroupField; english: Json } | null
}

/** What was typed of a record, as it is stored. */
export function completed({ key, translation }: Completed, value: Json): Json {
  return translation === null ? value : completedRecord({ type: key.type, ...translation }, value)
}

/** The English record without its words. */
export function blankTranslation(outer: FormField, english: Json | undefined): Json | undefined {
  const field = optionFor(outer, english)
  if (!hasText(field) || english === undefined || english === null) return english
  if (field.kind === 'group')
    return groupOf(field, (key, inner) => blankTranslation(inner, at(english, key)))
  if (field.kind === 'list' && Array.isArray(english))
    return english.map((item) => blankTranslation(field.item, item) ?? blankOf(field.item))
  return field.empty === 'absent' ? undefined : blankOf(field)
}

function groupOf(
  { fields }: GroupField,
  valueOf: (key: string, field: FormField) => Json | undefined,
): Json {
  const entries = fields.flatMap(([key, field]): [string, Json][] => {
    const value = valueOf(key, field)
    return value === undefined ? [] : [[key, value]]
  })
  return Object.fromEntries(entries)
}
