import type { Reference, TextKind } from '#app/features/content/fields.ts'

/** What stands for "nothing" in the record; `required`: an empty text, which the schema refuses. */
export type Empty = 'required' | 'null' | 'absent'

type Common = { label: string; hint?: string | undefined; empty: Empty }

export type FormField =
  | (Common & { kind: TextKind; max?: number | undefined; min?: number | undefined })
  | (Common & { kind: 'yesNo' | 'weekdays' })
  | (Common & { kind: 'choice'; options: readonly Option[]; from?: Reference | undefined })
  | GroupField
  | ListField
  /** Cannot be changed. */
  | (Common & { kind: 'fixed'; value: string })

export type GroupField = Common & {
  kind: 'group'
  fields: readonly (readonly [string, FormField])[]
}

export type ListField = Common & {
  kind: 'list'
  item: FormField
  min: number
  max: number
  /** Of a translation: it has no entry that the English record lacks. */
  followsEnglish?: boolean
}

export type Option = { value: string; label: string }

/** A record, or a part of it, as JSON; maybe incomplete. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export function at(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // Never what every object inherits.
  return Object.hasOwn(value, key) ? (value as Record<string, Json>)[key] : undefined
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
  if (field.kind === 'fixed') return field.value
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
  field: FormField,
  value: Json | undefined,
  path: readonly string[] = [],
  labels: readonly string[] = [],
): Leaf[] {
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
        [...labels, `${field.item.label} ${index + 1}`],
      ),
    )
  return [{ path: path.join('.'), labels, field, value }]
}
