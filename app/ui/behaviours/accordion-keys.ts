import { around } from '#app/ui/behaviours/around.ts'
import { nextPlace } from '#app/ui/behaviours/next-place.ts'

/** Spec 2.89 to 2.92, and single opening where the browser does not know `details[name]`. */
export function startAccordionKeys(): void {
  document.addEventListener('keydown', (event) => {
    const header = around(event, '[data-accordion]>details>summary')
    const accordion = header?.closest<HTMLElement>('[data-accordion]')
    if (header && accordion && moveFocus(accordion, header, event.key)) event.preventDefault()
  })
  if (!('name' in HTMLDetailsElement.prototype))
    document.addEventListener('toggle', closeOthers, true)
}

function moveFocus(accordion: HTMLElement, header: HTMLElement, key: string): boolean {
  const headers = [
    ...accordion.querySelectorAll<HTMLElement>(':scope>details>summary:not([aria-disabled=true])'),
  ]
  const next = nextPlace(key, headers.indexOf(header), headers.length, {
    orientation: accordion.dataset['accordion'] === 'horizontal' ? 'horizontal' : 'vertical',
    direction: getComputedStyle(accordion).direction === 'rtl' ? 'rtl' : 'ltr',
  })
  if (next === null) return false
  headers[next]?.focus()
  return true
}

function closeOthers(event: Event): void {
  const opened = around(event, '[data-accordion]>details[open]')
  for (const other of opened?.parentElement?.querySelectorAll<HTMLDetailsElement>(
    ':scope>details[open]',
  ) ?? []) {
    if (other !== opened) other.open = false
  }
}
