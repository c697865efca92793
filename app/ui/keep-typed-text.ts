type FormField = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what people type before their page is hydrated. React 19 resets a text area that came with a text to that text
 * (`initTextarea` of react-dom), so what was typed on a slow line would be gone, and the selection with it; and no listener
 * hears what is typed before then, so it would be in no draft.
 * @param root what is about to be hydrated
 * @returns dispatches an input event on every field that was changed; call it once the root is hydrated
 */
export function keepTypedText(root: Document | HTMLElement): () => void {
  const areas = root.querySelectorAll('textarea')
  areas.forEach(shield)
  const fields = [...root.querySelectorAll<FormField>('input, textarea')]
  const changed = new Set(fields.filter(isChanged))
  const note = ({ target }: Event) => {
    if (isFormField(target)) changed.add(target)
  }
  root.addEventListener('input', note, { capture: true })
  return () => {
    root.removeEventListener('input', note, { capture: true })
    areas.forEach(unshield)
    for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

// What React does to a text area is to set its default text, which moves the caret, and to set its value where the default is also
// what stands in the markup. Neither reaches it while it is shielded; both say there what is there already.
function shield(area: HTMLTextAreaElement): void {
  const { defaultValue } = area
  Object.defineProperties(area, {
    defaultValue: { configurable: true, get: () => defaultValue, set: () => {} },
    textContent: { configurable: true, value: '' },
  })
}

function unshield(area: HTMLTextAreaElement): void {
  Reflect.deleteProperty(area, 'defaultValue')
  Reflect.deleteProperty(area, 'textContent')
}

function isChanged(field: FormField): boolean {
  if (field.type === 'checkbox' || field.type === 'radio') {
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked
  }
  return field.value !== field.defaultValue
}

function isFormField(target: EventTarget | null): target is FormField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
