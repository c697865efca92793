/** `isDown` until the key is released. */
export type ShiftPresses = { count: number; lastAt: number; isDown: boolean }

/** `timeStamp` in milliseconds. */
export type KeyMove = Pick<
  KeyboardEvent,
  'type' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
>

export const NO_SHIFTS: ShiftPresses = { count: 0, lastAt: 0, isDown: false }

const PRESSES_TO_LEAVE = 3
// Long enough for hands that shake.
const LONGEST_PAUSE_MS = 5_000

/** A press counts on release, so that typing a capital letter does not; any other key or a longer pause starts again. */
export function countShift(presses: ShiftPresses, move: KeyMove): ShiftPresses {
  const isAlone = move.key === 'Shift' && !move.altKey && !move.ctrlKey && !move.metaKey
  if (move.type === 'keydown') return isAlone ? { ...presses, isDown: true } : NO_SHIFTS
  if (!isAlone || !presses.isDown) return presses
  const isSoon = move.timeStamp - presses.lastAt <= LONGEST_PAUSE_MS
  return { count: isSoon ? presses.count + 1 : 1, lastAt: move.timeStamp, isDown: false }
}

export function isLeaving({ count }: ShiftPresses): boolean {
  return count >= PRESSES_TO_LEAVE
}
