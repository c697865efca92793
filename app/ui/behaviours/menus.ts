import { around } from '#app/ui/behaviours/around.ts'

const menus = '[data-menu],[data-services-menu]'

// Menus open as `details`; they close on Escape (restoring the focus), on a press or focus outside, on following a
// link, and when the page is left or restored from the back/forward cache.
export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openMenus().forEach(closeAndReturnFocus)
  })
  document.addEventListener('click', (event) =>
    closeMenus(around(event, 'a') ? null : event.target),
  )
  document.addEventListener('focusin', (event) => closeMenus(event.target))
  addEventListener('popstate', () => closeMenus(null))
  addEventListener('pagehide', () => closeMenus(null))
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(menus)].filter((menu) => menu.open)
}

function closeMenus(keep: EventTarget | null): void {
  for (const menu of openMenus()) {
    if (!(keep instanceof Node && menu.contains(keep))) menu.open = false
  }
}

function closeAndReturnFocus(menu: HTMLDetailsElement): void {
  const focus = document.activeElement
  menu.open = false
  // A menu that hovering opened must not take the focus from where the reader is writing.
  if (menu.contains(focus) || focus === document.body) menu.querySelector('summary')?.focus()
}
