import {
  type FormField,
  innerField,
  type Json,
  optionFor,
} from '#app/features/entries/form/form-field.ts'

/** A part of a record as one text, for people who compare. @param field of a part that has kinds: it names them */
export function showValue(value: Json | undefined, field?: FormField): string {
  if (value === undefined || value === null || value === false || field?.kind === 'fixed') return ''
  if (value === true) return '✓'
  if (typeof value !== 'object') return String(value)
  const own = field && optionFor(field, value)
  const parts = Object.entries(value).map(([key, inner]) => showValue(inner, innerField(own, key)))
  const kind = field?.kind === 'oneOf' ? own?.label : ''
  return [kind, ...parts].filter(Boolean).join(' · ')
}
