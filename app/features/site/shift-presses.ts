/** Presses of the Shift key alone, one soon after the other. */
export type ShiftPresses = { count: number; lastAt: number }

/** What is read of a key that goes down; `timeStamp` in milliseconds. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
>

export const NO_SHIFTS: ShiftPresses = { count: 0, lastAt: 0 }

const PRESSES_TO_LEAVE = 3
// Long enough for hands that shake; a sentence in capitals never gets here, because its letters break the row.
const LONGEST_PAUSE_MS = 5_000

/** The presses after one more key: any other key, and a longer pause, begin again. A key that is held counts once. */
export function countShift(presses: ShiftPresses, event: PressedKey): ShiftPresses {
  const isShift = event.key === 'Shift' && !event.altKey && !event.ctrlKey && !event.metaKey
  if (!isShift) return NO_SHIFTS
  if (event.repeat) return presses
  const isSoon = event.timeStamp - presses.lastAt <= LONGEST_PAUSE_MS
  return { count: isSoon ? presses.count + 1 : 1, lastAt: event.timeStamp }
}

/** Whether the reader has asked to leave: three presses. */
export function isLeaving({ count }: ShiftPresses): boolean {
  return count >= PRESSES_TO_LEAVE
}
