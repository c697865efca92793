import type { InstantColumn } from '#db/tables/columns.ts'

/** `shipped`: the text that comes with the site is shown; `removed`: nothing is. */
export type ContentState = 'shipped' | 'published' | 'removed'

export interface ContentTables {
  /** What the firm wrote over the texts that ship with the site. */
  content_records: {
    type: string
    id: string
    /** BCP 47. */
    locale: string
    /** For optimistic locking: counts every stored change, drafts included. */
    version: number
    state: ContentState
    /** JSON; only in the state `published`. */
    published: string | null
    /** JSON; null when it is as published. */
    draft: string | null
    /** Who reviewed the published text for the firm, and on which day (`YYYY-MM-DD`); both or neither. */
    reviewed_by: string | null
    reviewed_on: string | null
    changed_at: InstantColumn
    /** An email that outlives the account. */
    changed_by: string
  }
  /** One row for each publication, reset or removal. */
  content_revisions: {
    id: string
    type: string
    record_id: string
    locale: string
    version: number
    state: ContentState
    published: string | null
    saved_at: InstantColumn
    saved_by: string
  }
}
