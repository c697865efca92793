/** Fired at a text area whose text was set by the page, not typed. */
export const TEXT_REPLACED = 'textreplaced'

export function replaceText(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  text: string,
): void {
  field.value = text
  field.dispatchEvent(new Event(TEXT_REPLACED))
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
