// What React Router and React do not promise, and an upgrade may break: `framework-internals.test.tsx` says which.
import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/** It knows of a navigation at once, the hooks after the next rendering; undefined outside an application. */
export function useOpenRouter() {
  return useContext(UNSAFE_DataRouterContext)?.router
}

type FormField = HTMLInputElement | HTMLTextAreaElement

// Protects text typed before hydration: React 19 resets a text area to its served text (`initTextarea`), and no
// listener has heard the typing. @returns call it once hydrated, to dispatch an input event on every changed field
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

// React sets a text area's default text, which moves the caret, and its value where both are equal; the shield hides
// both writes.
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
