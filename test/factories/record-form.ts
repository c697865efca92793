import { at, type FormField, type Json, optionFor } from '#app/features/entries/form/form-field.ts'
import { FIELD_PREFIX, LENGTH_SUFFIX } from '#app/features/entries/form/read-entry-form.ts'

/** What a browser sends of the form of a record. */
export function sentForm(field: FormField, value: Json): FormData {
  const form = new FormData()
  fill(field, value, FIELD_PREFIX.slice(0, -1))
  return form

  function fill(outer: FormField, part: Json | undefined, path: string): void {
    const inner = optionFor(outer, part)
    const items = Array.isArray(part) ? part : []
    if (inner.kind === 'group')
      for (const [key, each] of inner.fields) fill(each, at(part, key), `${path}.${key}`)
    else if (inner.kind === 'list') {
      form.set(path + LENGTH_SUFFIX, String(items.length))
      for (const [index, item] of items.entries()) fill(inner.item, item, `${path}.${index}`)
    } else if (inner.kind === 'weekdays')
      for (const day of items) form.append(path, JSON.stringify(day))
    else if (part === true) form.set(path, 'on')
    else if (typeof part === 'string' || typeof part === 'number') form.set(path, String(part))
  }
}
