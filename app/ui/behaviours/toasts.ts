import { around } from '#app/ui/behaviours/around.ts'

/** Milliseconds. */
const NORMAL_LIFE = 6000
/** When to check again while the reader is still on it. */
const LOOK_AGAIN = 1000

/** Both server-rendered toasts and those of `show-toast.ts`. */
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

/** Not under the pointer or the focus; destructive toasts stay. */
function closeInTime(toast: HTMLElement): void {
  if (toast.role === 'alert') return
  const look = () => {
    if (toast.matches(':hover,:focus-within')) setTimeout(look, LOOK_AGAIN)
    else closeToast(toast)
  }
  setTimeout(look, NORMAL_LIFE)
}

/** Returns the focus, if it was inside, to the page. */
function closeToast(toast: HTMLElement): void {
  const focused = toast.contains(document.activeElement)
  // React still owns server-rendered toasts: hidden, not removed.
  if (toast.closest('[data-toast-slot]')) toast.remove()
  else toast.hidden = true
  if (focused) document.querySelector('main')?.focus({ preventScroll: true })
}
