import { around } from '#app/ui/behaviours/around.ts'

/** Milliseconds that a normal toast stands. */
const NORMAL_LIFE = 6000
/** How soon it is looked at again when somebody was still reading it. */
const LOOK_AGAIN = 1000

/** Closes toasts by their button and by time: those that the server printed and those that `show-toast.ts` makes. */
export function startToasts(): void {
  document.querySelectorAll<HTMLElement>('[data-toasts]>.toast').forEach(closeInTime)
  document.addEventListener('toast', (event) => {
    if (event.target instanceof HTMLElement) closeInTime(event.target)
  })
  document.addEventListener('click', (event) => {
    const toast = around(event, '[data-toast-close]') && around(event, '.toast')
    if (toast) closeToast(toast)
  })
}

/** Closes a normal toast after its time, but not under the pointer or the focus; destructive ones stay. */
function closeInTime(toast: HTMLElement): void {
  if (toast.role === 'alert') return
  const look = () => {
    if (toast.matches(':hover,:focus-within')) setTimeout(look, LOOK_AGAIN)
    else closeToast(toast)
  }
  setTimeout(look, NORMAL_LIFE)
}

/** Takes a toast off the screen, and the focus, if it was inside, back to the page. */
function closeToast(toast: HTMLElement): void {
  const focused = toast.contains(document.activeElement)
  // React still owns what the server printed: hidden, not removed.
  if (toast.closest('[data-toast-slot]')) toast.remove()
  else toast.hidden = true
  if (focused) document.querySelector('main')?.focus({ preventScroll: true })
}
