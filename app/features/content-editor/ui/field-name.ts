import { FIELD_PREFIX } from '#app/features/content-editor/form/read-record-form.ts'

/** Of a field in the form, and its id. */
export function nameOf(path: string): string {
  return FIELD_PREFIX + path
}
