import type { Json } from '#app/features/content-editor/form/form-field.ts'

/** A part of a record as one text, for people who compare. */
export function showValue(value: Json | undefined): string {
  if (value === undefined || value === null || value === false) return ''
  if (value === true) return '✓'
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map((inner) => showValue(inner))
    .filter((text) => text !== '')
    .join(' · ')
}
