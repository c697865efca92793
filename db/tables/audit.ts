import type { InstantColumn } from '#db/tables/columns.ts'

/** Append-only. */
export interface AuditLogTable {
  id: string
  at: InstantColumn
  /** Null for a visitor, the operator's command or the site itself. */
  user_id: string | null
  /** The actor's email at that time, or a name such as "operator"; it outlives the account. */
  actor: string
  /** Such as `post.published`. */
  act: string
  /** The noun of the action, such as `post`. */
  kind: string
  subject_id: string
  /** A display name at that time: a post's title, an account's email, a message's reference. */
  subject: string
}
