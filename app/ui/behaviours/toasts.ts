import { around } from '#app/ui/behaviours/around.ts'
import { appendToast, subscribe, takeLeftToasts } from '#app/ui/toast-store.ts'
import type { ToastMessage } from '#app/ui/toast-message.ts'

/** Milliseconds that a normal toast stands. */
const NORMAL_LIFE = 6000
/** How soon it is looked at again when somebody was still reading it. */
const LOOK_AGAIN = 1000

/** Shows toasts: those that the server printed, those left by an earlier document, and every later one. */
export function startToasts(): void {
  document.querySelectorAll<HTMLElement>('[data-toasts]>.toast').forEach(closeInTime)
  takeLeftToasts().forEach(show)
  subscribe(show)
  document.addEventListener('click', (event) => {
    const toast = around(event, '[data-toast-close]') && around(event, '.toast')
    if (toast) close(toast)
  })
}

function show(toast: ToastMessage): void {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (region) closeInTime(appendToast(region, toast))
}

/** Closes a normal toast after its time, but not under the pointer or the focus; destructive ones stay. */
function closeInTime(toast: HTMLElement): void {
  if (toast.role === 'alert') return
  const look = () => {
    if (toast.matches(':hover,:focus-within')) setTimeout(look, LOOK_AGAIN)
    else close(toast)
  }
  setTimeout(look, NORMAL_LIFE)
}

function close(toast: HTMLElement): void {
  const focused = toast.contains(document.activeElement)
  // React still owns what the server printed: hidden, not removed.
  if (toast.closest('[data-toast-slot]')) toast.remove()
  else toast.hidden = true
  if (focused) document.querySelector('main')?.focus({ preventScroll: true })
}
