import { FIELD_PREFIX } from '#app/features/entries/form/read-entry-form.ts'

/** Fields of the form that are no part of the record. */
const BESIDE: readonly string[] = ['reviewedOn', 'publishAt']

/** Of a field in the form, and its id. */
export function nameOf(path: string): string {
  return BESIDE.includes(path) ? path : FIELD_PREFIX + path
}
