type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps what people type while their page is still waking. React 19 sets a text area that came with a text back to that text when it
 * takes it over (`initTextarea` of react-dom), so a letter typed on a slow line would be gone; and nobody hears what is typed into
 * other fields before then, so a draft would not be kept.
 * @param root what is about to be hydrated
 * @returns puts back what was lost and tells the page of every field that was typed into; call it once the root is awake
 */
export function keepTypedText(root: Document | HTMLElement): () => void {
  const typed = new Map<TextField, string>()
  for (const field of root.querySelectorAll<TextField>('input, textarea')) {
    if (field.value !== field.defaultValue) typed.set(field, field.value)
  }
  const note = ({ target }: Event) => {
    if (isTextField(target)) typed.set(target, target.value)
  }
  root.addEventListener('input', note, { capture: true })
  return () => {
    root.removeEventListener('input', note, { capture: true })
    for (const [field, text] of typed) {
      if (field.value !== text) field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}
