import type { Reference, TextKind } from '#app/features/entries/fields.ts'

/** What stands for "nothing" in the record; `required`: an empty text, which the schema refuses. */
export type Empty = 'required' | 'null' | 'absent'

type Common = { label: string; hint?: string | undefined; empty: Empty }

export type FormField =
  | (Common & { kind: TextKind; max?: number | undefined; min?: number | undefined })
  | (Common & { kind: 'yesNo' | 'weekdays' })
  | (Common & { kind: 'choice'; options: readonly Option[]; from?: Reference | undefined })
  | GroupField
  | OneOfField
  | ListField
  /** Cannot be changed. `value`: where every such part has the same. */
  | (Common & { kind: 'fixed'; value?: string })

export type GroupField = Common & {
  kind: 'group'
  fields: readonly (readonly [string, FormField])[]
}

/** A group of one of several kinds; each option holds its own, fixed, under the key `by`. */
export type OneOfField = Common & { kind: 'oneOf'; by: string; options: readonly GroupField[] }

export type ListField = Common & {
  kind: 'list'
  item: FormField
  min: number
  max: number
  /** Of a translation: it has no more entries than the English record, or the same ones. */
  followsEnglish?: 'count' | 'entries' | undefined
}

export type Option = { value: string; label: string }

/** A record, or a part of it, as JSON; maybe incomplete. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export function at(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // Never what every object inherits.
  return Object.hasOwn(value, key) ? (value as Record<string, Json>)[key] : undefined
}

/** The field itself, or its option for the value: one without fields where that has no known kind. */
export function optionFor(
  field: FormField,
  value: Json | undefined,
): Exclude<FormField, OneOfField> {
  if (field.kind !== 'oneOf') return field
  const kind = at(value, field.by)
  const isOf = ({ fields }: GroupField) =>
    fields.some(([key, own]) => key === field.by && own.kind === 'fixed' && own.value === kind)
  return field.options.find(isOf) ?? { ...field, kind: 'group', fields: [] }
}

export function innerField(field: FormField | undefined, key: string): FormField | undefined {
  if (field?.kind === 'group') return field.fields.find(([name]) => name === key)?.[1]
  return field?.kind === 'list' && /^\d+$/.test(key) ? field.item : undefined
}

/** Of an entry of a list, from the outermost to the innermost, such as "Section 3" and "Steps". */
export function entryLabels(item: FormField, value: Json | undefined, index: number): string[] {
  const name = `${item.label} ${index + 1}`
  return item.kind === 'oneOf' ? [name, optionFor(item, value).label] : [name]
}

/** Whatever the order of the keys. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(at(one, key), at(other, key)))
}

/** What stands for "nothing" in a field that may be empty. */
export function emptyOf({ empty }: FormField): null | undefined {
  return empty === 'null' ? null : undefined
}

/** By which an entry of a list is known, whatever its place. */
export function isId(key: string, { kind }: FormField): boolean {
  return key === 'id' && kind === 'slug'
}

/** Of each entry of a list its id; null where one has none, or two have the same. */
export function idsOf(list: readonly Json[]): string[] | null {
  const ids = list
    .map((entry) => at(entry, 'id'))
    .filter((id) => typeof id === 'string' && id !== '') as string[]
  return new Set(ids).size === list.length ? ids : null
}

/** Of a new record, or of a new entry of a list. */
export function blankOf(field: FormField): Json {
  if (field.kind === 'group')
    return Object.fromEntries(
      field.fields
        .filter(([, inner]) => inner.empty !== 'absent')
        .map(([key, inner]) => [key, inner.empty === 'null' ? null : blankOf(inner)]),
    )
  if (field.kind === 'list') return Array.from({ length: field.min }, () => blankOf(field.item))
  if (field.kind === 'weekdays') return []
  if (field.kind === 'yesNo') return false
  if (field.kind === 'oneOf') return field.options[0] ? blankOf(field.options[0]) : null
  if (field.kind === 'fixed') return field.value ?? ''
  return field.empty === 'null' ? null : ''
}

export type Leaf = {
  /** Such as `steps.items.0.title`. */
  path: string
  /** From the outermost to the innermost. */
  labels: readonly string[]
  field: FormField
  value: Json | undefined
}

/** The single fields of a record that is filled so far. */
export function leavesOf(
  outer: FormField,
  value: Json | undefined,
  path: readonly string[] = [],
  labels: readonly string[] = [],
): Leaf[] {
  const field = optionFor(outer, value)
  if (field.kind === 'group')
    return field.fields.flatMap(([key, inner]) =>
      leavesOf(inner, at(value, key), [...path, key], [...labels, inner.label]),
    )
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).flatMap((item, index) =>
      leavesOf(
        field.item,
        item,
        [...path, String(index)],
        [...labels, ...entryLabels(field.item, item, index)],
      ),
    )
  return [{ path: path.join('.'), labels, field, value }]
}
