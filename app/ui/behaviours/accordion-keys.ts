import { around } from '#app/ui/behaviours/around.ts'

type Layout = { orientation: 'vertical' | 'horizontal'; direction: 'ltr' | 'rtl' }

const sideways = {
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
} as const

/**
 * The header a key leads to (specification, section 2, "FAQ page"): Home and End to the first and last, arrows along
 * the orientation with wrap-around, left and right changing places from right to left. Null for a key without meaning.
 *
 * @param at position of the focused header among the enabled ones
 */
export function nextHeader(
  key: string,
  at: number,
  count: number,
  { orientation, direction }: Layout,
): number | null {
  const [back, forward] =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : sideways[direction]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  return null
}

/** The keys of every accordion in the document, and single opening where the browser does not know `details[name]`. */
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
  const next = nextHeader(key, headers.indexOf(header), headers.length, {
    orientation: accordion.dataset['accordion'] === 'horizontal' ? 'horizontal' : 'vertical',
    direction: getComputedStyle(accordion).direction === 'rtl' ? 'rtl' : 'ltr',
  })
  if (next === null) return false
  headers[next]?.focus()
  return true
}

function closeOthers(event: Event): void {
  const opened = around<HTMLDetailsElement>(event, '[data-accordion]>details[open]')
  for (const other of opened?.parentElement?.querySelectorAll<HTMLDetailsElement>(
    ':scope>details[open]',
  ) ?? []) {
    if (other !== opened) other.open = false
  }
}
