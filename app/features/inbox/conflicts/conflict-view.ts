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
}

/** What the viewer may know of the conflicts: `hidden` is null where none is kept from them. */
export function splitConflicts(conflicts: readonly ConflictView[]) {
  const known = conflicts.filter(({ source }) => source.kind !== 'hidden')
  const hidden = conflicts.find(({ source }) => source.kind === 'hidden') ?? null
  return { known, hidden, open: known.filter(({ cleared }) => cleared === null) }
}
