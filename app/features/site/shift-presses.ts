/** Presses of the Shift key alone, one soon after the other; `isDown` while the next one has not been let go. */
export type ShiftPresses = { count: number; lastAt: number; isDown: boolean }

/** What is read of a key that goes down or up; `timeStamp` in milliseconds. */
export type KeyMove = Pick<
  KeyboardEvent,
  'type' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
>

export const NO_SHIFTS: ShiftPresses = { count: 0, lastAt: 0, isDown: false }

const PRESSES_TO_LEAVE = 3
// Long enough for hands that shake.
const LONGEST_PAUSE_MS = 5_000

/**
 * The presses after one more move of a key. A press counts when it ends, so that a capital letter is none: any other key,
 * and a longer pause, begin again.
 */
export function countShift(presses: ShiftPresses, move: KeyMove): ShiftPresses {
  const isAlone = move.key === 'Shift' && !move.altKey && !move.ctrlKey && !move.metaKey
  if (move.type === 'keydown') return isAlone ? { ...presses, isDown: true } : NO_SHIFTS
  if (!isAlone || !presses.isDown) return presses
  const isSoon = move.timeStamp - presses.lastAt <= LONGEST_PAUSE_MS
  return { count: isSoon ? presses.count + 1 : 1, lastAt: move.timeStamp, isDown: false }
}

/** Whether the reader has asked to leave: three presses. */
export function isLeaving({ count }: ShiftPresses): boolean {
  return count >= PRESSES_TO_LEAVE
}
