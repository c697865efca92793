import type { Conflict } from '#app/features/inbox/conflicts/conflicts.server.ts'
import type { InboxRow, Moment } from '#app/features/inbox/inbox-view.ts'

export type ConflictView = Omit<Conflict, 'cleared'> & {
  cleared: { by: string; at: Moment } | null
}

/** What is shown of a message before its possible conflicts are cleared: no text, no address. */
export type WithheldMessage = Pick<InboxRow, 'id' | 'reference' | 'received' | 'isQuarantined'> & {
  name: string
  version: number
  conflicts: ConflictView[]
  assigneeId: string | null
  assignee: string | null
  /** Who may be asked. */
  lawyers: { id: string; name: string }[]
}

/** What the viewer may know of the conflicts: `hidden` is null where none is kept from them, `isHeld` until somebody has cleared that one. */
export function splitConflicts(conflicts: readonly ConflictView[]) {
  const known = conflicts.filter(({ source }) => source.kind !== 'hidden')
  const hidden = conflicts.find(({ source }) => source.kind === 'hidden') ?? null
  const open = known.filter(({ cleared }) => cleared === null)
  return { known, open, hidden, isHeld: hidden?.cleared === null }
}
