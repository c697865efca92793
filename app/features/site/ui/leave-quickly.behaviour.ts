import { countShift, isLeaving, NO_SHIFTS } from '#app/features/site/shift-presses.ts'

/**
 * Makes the control that leaves the site do it without a trace in the tab's history, and lets the Shift key, pressed three
 * times, do the same. Without it the control is a plain link.
 * @param strip holds the link that says where to go
 */
export default function startLeavingQuickly(strip: HTMLElement): void {
  const href = strip.querySelector<HTMLAnchorElement>('[data-leave]')?.href
  if (href === undefined) return
  let shifts = NO_SHIFTS
  const hear = (event: KeyboardEvent) => {
    shifts = countShift(shifts, event)
    if (isLeaving(shifts)) leaveFor(href)
  }
  addEventListener('keydown', hear, { capture: true })
  addEventListener('keyup', hear, { capture: true })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-leave]')) return
    event.preventDefault()
    leaveFor(href)
  })
}

function leaveFor(href: string): void {
  // The next page may be slow to come; this one must be gone now, from the screen and from the tab.
  document.body.hidden = true
  document.title = '\u00a0'
  const silent = document.createElement('meta')
  silent.name = 'referrer'
  silent.content = 'no-referrer'
  document.head.append(silent)
  location.replace(href)
}
