import type { InstantColumn } from '#db/tables/columns.ts'

/** Who did what. Rows are only ever added. */
export interface AuditLogTable {
  id: string
  at: InstantColumn
  /** Null for a visitor, the operator's command or the site itself. */
  user_id: string | null
  /** The actor's e-mail at that time, or what stands for one, such as "operator". It outlives the account. */
  actor: string
  /** What was done, such as `post.published`. */
  act: string
  /** The noun of the act, such as `post`. */
  kind: string
  subject_id: string
  /** What the subject was called at that time: a post's title, an account's e-mail, a message's reference. */
  subject: string
}
