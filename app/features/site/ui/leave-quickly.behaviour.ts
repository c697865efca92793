import { countShift, isLeaving, NO_SHIFTS } from '#app/features/site/shift-presses.ts'

// Quick exit: replaces the history entry, by the link or by pressing Shift three times; a plain link without JavaScript.
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
  // The next page may be slow; this one must vanish now, from the screen and from the tab's title.
  document.body.hidden = true
  document.title = '\u00a0'
  const silent = document.createElement('meta')
  silent.name = 'referrer'
  silent.content = 'no-referrer'
  document.head.append(silent)
  location.replace(href)
}
