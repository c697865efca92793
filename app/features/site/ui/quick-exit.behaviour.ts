import { forgetOffer } from '#app/features/site/ui/language/refused-offer.ts'

// Quick exit: replaces the history entry, by the link or by pressing Shift three times; a plain link without JavaScript.
export default function startLeavingQuickly(strip: HTMLElement): void {
  const href = strip.querySelector<HTMLAnchorElement>('[data-leave]')?.href
  if (href === undefined) return
  let shifts = NO_SHIFTS
  const receive = (event: KeyboardEvent) => {
    shifts = countShift(shifts, event)
    if (isLeaving(shifts)) leaveFor(href)
  }
  addEventListener('keydown', receive, { capture: true })
  addEventListener('keyup', receive, { capture: true })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-leave]')) return
    event.preventDefault()
    leaveFor(href)
  })
}

function leaveFor(href: string): void {
  forgetOffer()
  // The next page may be slow; this one must vanish now, from the screen and from the tab's title.
  document.body.hidden = true
  document.title = '\u00a0'
  const silent = document.createElement('meta')
  silent.name = 'referrer'
  silent.content = 'no-referrer'
  document.head.append(silent)
  location.replace(href)
}

/** `isDown` until the key is released. */
export type ShiftPresses = { count: number; lastAt: number; isDown: boolean }

/** `timeStamp` in milliseconds. */
export type KeyMove = Pick<
  KeyboardEvent,
  'type' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
>

/** @internal */
export const NO_SHIFTS: ShiftPresses = { count: 0, lastAt: 0, isDown: false }

const PRESSES_TO_LEAVE = 3
// Long enough for hands that shake.
const LONGEST_PAUSE_MS = 5_000

/**
 * A press counts on release, so that typing a capital letter does not; any other key or a longer pause starts again.
 * @internal
 */
export function countShift(presses: ShiftPresses, move: KeyMove): ShiftPresses {
  const isAlone = move.key === 'Shift' && !move.altKey && !move.ctrlKey && !move.metaKey
  if (move.type === 'keydown') return isAlone ? { ...presses, isDown: true } : NO_SHIFTS
  if (!isAlone || !presses.isDown) return presses
  const isSoon = move.timeStamp - presses.lastAt <= LONGEST_PAUSE_MS
  return { count: isSoon ? presses.count + 1 : 1, lastAt: move.timeStamp, isDown: false }
}

/** @internal */
export function isLeaving({ count }: ShiftPresses): boolean {
  return count >= PRESSES_TO_LEAVE
}
