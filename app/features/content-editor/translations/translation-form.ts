import {
  at,
  blankOf,
  type FormField,
  type GroupField,
  type Json,
  type ListField,
} from '#app/features/content-editor/form/form-field.ts'
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

function textFields(fields: GroupField['fields']): GroupField['fields'] {
  return fields.flatMap(([key, field]) => (hasText(field) ? [[key, textsOf(field)] as const] : []))
}

function textsOf(field: FormField): FormField {
  if (field.kind === 'group') return { ...field, fields: textFields(field.fields) }
  if (field.kind !== 'list') return field
  return { ...field, item: textsOf(field.item), followsEnglish: needsEnglish(field.item) }
}

function hasText(field: FormField): boolean {
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
  return followsEnglish === true ? Math.min(max, count) : max
}

/** A translation with everything that is no text as in English; entries of lists by their place. @param field of the whole form */
function withEnglish(
  field: FormField,
  value: Json | undefined,
  english: Json | undefined,
): Json | undefined {
  if (!hasText(field)) return english ?? value
  if (field.kind === 'group') {
    // A part that may be missing, and is.
    if (typeof value !== 'object' || value === null) return value
    return groupOf(field, (key, inner) => withEnglish(inner, at(value, key), at(english, key)))
  }
  if (field.kind !== 'list' || !Array.isArray(value)) return value
  return value.map((item, index) => withEnglish(field.item, item, at(english, index)) ?? null)
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
export function blankTranslation(field: FormField, english: Json | undefined): Json | undefined {
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
