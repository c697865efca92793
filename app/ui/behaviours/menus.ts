import { around } from '#app/ui/behaviours/around.ts'
import { nextPlace } from '#app/ui/behaviours/next-place.ts'

const menus = '[data-menu],[data-services-menu],[data-language-menu]'

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

function closeMenus(except: EventTarget | null): void {
  for (const menu of openMenus()) {
    if (!(except instanceof Node && menu.contains(except))) menu.open = false
  }
}

function closeAndReturnFocus(menu: HTMLDetailsElement): void {
  const focus = document.activeElement
  menu.open = false
  // A menu that hovering opened must not take the focus from where the reader is writing.
  if (menu.contains(focus) || focus === document.body) menu.querySelector('summary')?.focus()
}

/** Spec 9.14, in milliseconds. */
const OPEN_DELAY = 100
const CLOSE_GRACE = 300

const selector = '[data-services-menu]'

/** Spec 2.30. A menu opened by hand stays open until it is closed by hand. */
export function startServicesMenu(): void {
  startHover()
  document.addEventListener('keydown', (event) => {
    const menu = around(event, selector)
    if (menu instanceof HTMLDetailsElement && moveFocus(menu, event.key)) event.preventDefault()
  })
}

function startHover(): void {
  let timer = 0
  let wanted = false
  let openedByHover = false

  const want = (menu: HTMLDetailsElement, open: boolean) => {
    if (wanted === open) return
    wanted = open
    clearTimeout(timer)
    // Leaving closes only what hovering opened.
    if (open ? menu.open : !openedByHover) return
    timer = window.setTimeout(
      () => {
        menu.open = openedByHover = open
      },
      open ? OPEN_DELAY : CLOSE_GRACE,
    )
  }
  const follow = (event: PointerEvent, place: EventTarget | null) => {
    const menu = document.querySelector<HTMLDetailsElement>(selector)
    if (menu && event.pointerType === 'mouse')
      want(menu, place instanceof Node && menu.contains(place))
  }
  document.addEventListener('pointerover', (event) => follow(event, event.target))
  document.addEventListener('pointerout', (event) => follow(event, event.relatedTarget))
  document.addEventListener('click', (event) => {
    if (!around(event, `${selector}>summary`)) return
    clearTimeout(timer)
    // The press that comes right after hovering has opened it means "open", not "close".
    if (openedByHover) event.preventDefault()
    openedByHover = false
  })
}

/** Down on the opener opens the menu. @returns whether the key meant anything */
function moveFocus(menu: HTMLDetailsElement, key: string): boolean {
  const links = [...menu.querySelectorAll('a')]
  const focused: Element | null = document.activeElement
  const at = links.findIndex((link) => link === focused)
  if (at < 0 && key !== 'ArrowDown') return false

  // Two columns: the arrows of both directions lead through them.
  const next =
    nextPlace(key, at, links.length, { orientation: 'vertical', direction: 'ltr' }) ??
    nextPlace(key, at, links.length, { orientation: 'horizontal', direction: 'ltr' })
  if (next === null) return false
  menu.open = true
  links[next]?.focus()
  return true
}
