/** Tells the rich editor of a text area that its text was put there by the page, not typed. */
export const TEXT_REPLACED = 'textreplaced'

/** Puts another text into a field of a form, whichever way it is being written. The form hears of it as of something typed. */
export function replaceText(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  field.value = text
  field.dispatchEvent(new Event(TEXT_REPLACED))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
