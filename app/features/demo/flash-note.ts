const NOTE_KEY = 'demo-note'

const notes = ['signed-in', 'signed-out'] as const

/** Something that has just happened and that the next page of this tab says once. */
export type FlashNote = (typeof notes)[number]

/** Leaves it for the next page. */
export function leaveNote(storage: Storage, note: FlashNote): void {
  storage.setItem(NOTE_KEY, note)
}

/** What the page should say, or null; it is said once. */
export function takeNote(storage: Storage): FlashNote | null {
  const found = storage.getItem(NOTE_KEY)
  storage.removeItem(NOTE_KEY)
  return notes.find((note) => note === found) ?? null
}
