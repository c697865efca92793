/** Fires the events of typing, so that the form's listeners run. */
export function writeField(place: HTMLElement | null, name: string, value: string): void {
  const field = place?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  if (!field || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event(field.type === 'file' ? 'change' : 'input', { bubbles: true }))
}
