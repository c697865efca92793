import type { StoredFields } from '#app/features/posts/stored-fields.ts'
import { replaceText } from '#app/features/rich-text/text-replaced.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Puts a copy into a form. A field that the copy does not know stays; a box that it does not name is off. */
export function fillForm(form: HTMLFormElement, fields: StoredFields): void {
  for (const field of fieldsOf(form)) fill(field, fields[field.name])
}

export function fillField(form: HTMLFormElement, name: string, fields: StoredFields): void {
  for (const field of fieldsOf(form)) if (field.name === name) fill(field, fields[name])
}

function fill(field: FormField, text: string | undefined): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    // A click, for what listens to the box.
    if (field.checked !== (text !== undefined)) field.click()
  } else if (text !== undefined && field.value !== text) replaceText(field, text)
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field): field is FormField =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && !['hidden', 'file', 'radio'].includes(field.type)),
  )
}
