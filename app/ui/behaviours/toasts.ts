import { around } from '#app/ui/behaviours/around.ts'

/** Milliseconds. */
const NORMAL_LIFE = 6000
/** When to check again while the reader is still on it. */
const LOOK_AGAIN = 1000

/** Both server-rendered toasts and those of `show-toast.ts`. A toast ends with what it was about: at the next submit and at a navigation. */
export function startToasts(): void {
  shownToasts().forEach(closeInTime)
  document.addEventListener('toast', (event) => {
    const toast = event.target
    if (!(toast instanceof HTMLElement)) return
    for (const other of shownToasts()) if (isOver(other, toast)) closeToast(other)
    closeInTime(toast)
  })
  // Before the handler of the form, which may show a new one at once.
  document.addEventListener('submit', closeToasts, { capture: true })
  document.addEventListener('navigated', closeToasts)
  document.addEventListener('click', (event) => {
    const toast = around(event, '[data-toast-close]') && around(event, '.toast')
    if (toast) closeToast(toast)
  })
}

function shownToasts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-toasts] .toast:not([hidden])')]
}

/** Toasts with the same title are of one kind, and a success ends every failure before it. */
function isOver(toast: HTMLElement, newest: HTMLElement): boolean {
  const titleOf = (each: HTMLElement) => each.querySelector('b')?.textContent
  const isSolved = toast.role === 'alert' && newest.role !== 'alert'
  return toast !== newest && (isSolved || titleOf(toast) === titleOf(newest))
}

/** Not under the pointer or the focus; destructive toasts stay. */
function closeInTime(toast: HTMLElement): void {
  if (toast.role === 'alert') return
  const look = () => {
    if (toast.matches(':hover,:focus-within')) setTimeout(look, LOOK_AGAIN)
    else closeToast(toast)
  }
  setTimeout(look, NORMAL_LIFE)
}

function closeToasts(): void {
  shownToasts().forEach(closeToast)
}

/** Returns the focus, if it was inside, to the page. */
function closeToast(toast: HTMLElement): void {
  const focused = toast.contains(document.activeElement)
  // React still owns server-rendered toasts: hidden, not removed.
  if (toast.closest('[data-toast-slot]')) toast.remove()
  else toast.hidden = true
  if (focused) document.querySelector('main')?.focus({ preventScroll: true })
}
