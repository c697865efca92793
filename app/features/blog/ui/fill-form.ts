import type { KeptForm } from '#app/features/blog/kept-form.ts'
import { replaceText } from '#app/features/writing/text-replaced.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Puts kept texts into a form, whatever fields it has. A field that the copy does not know stays; a box that it does not name is off. */
export function fillForm(form: HTMLFormElement, kept: KeptForm): void {
  for (const field of fieldsOf(form)) {
    const text = kept[field.name]
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      // A click, so that whatever follows the box follows.
      if (field.checked !== (text !== undefined)) field.click()
    } else if (text !== undefined && field.value !== text) replaceText(field, text)
  }
}

/** Puts one text into the field of that name. */
export function fillField(form: HTMLFormElement, name: string, text: string): void {
  const field = fieldsOf(form).find((each) => each.name === name)
  if (field) replaceText(field, text)
}

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field): field is FormField =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && !['hidden', 'file', 'radio'].includes(field.type)),
  )
}
