import type { StoredFields } from '#app/features/entries/drafts/stored-fields.ts'
import { replaceText } from '#app/features/rich-text/text-replaced.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that is missing in the draft stays unchanged; a checkbox that is missing is unchecked. */
export function fillForm(form: HTMLFormElement, fields: StoredFields): void {
  // The switch last, because a time that is filled in turns it on.
  const all = Object.groupBy(fieldsOf(form), ({ type }) => (type === 'checkbox' ? 'last' : 'first'))
  for (const field of [...(all.first ?? []), ...(all.last ?? [])]) fill(field, fields[field.name])
}

export function fillField(form: HTMLFormElement, name: string, fields: StoredFields): void {
  for (const field of fieldsOf(form)) if (field.name === name) fill(field, fields[name])
}

function fill(field: FormField, text: string | undefined): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    // A click, so that listeners to the checkbox run.
    if (field.checked !== (text?.split(' ').includes(field.value) ?? false)) field.click()
  } else if (text !== undefined && field.value !== text) {
    if (field.name === 'reviewedBy' && field instanceof HTMLSelectElement) keepChoice(field, text)
    replaceText(field, text)
  }
}

/** A draft may name somebody who is no lawyer of the firm: the name stays until another is chosen. */
function keepChoice(field: HTMLSelectElement, text: string): void {
  if ([...field.options].every(({ value }) => value !== text)) field.add(new Option(text))
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field): field is FormField =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && !['hidden', 'file', 'radio'].includes(field.type)),
  )
}
