import type { InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** `shipped`: the text that comes with the site is shown; `removed`: nothing is. */
export type ContentState = 'shipped' | 'published' | 'removed'

/** `changed`: after it was scheduled, by somebody who does not publish; `unfinished`: it does not fit; `refused`: by the firm's rules. */
export type ScheduleProblem = 'changed' | 'unfinished' | 'refused'

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
    /** Of a translation: the English text (JSON) from which the published one was made; null where nobody has said. */
    source: string | null
    /** And the draft. */
    draft_source: string | null
    /** Who reviewed the published text for the firm, and on which day (`YYYY-MM-DD`); both or neither. */
    reviewed_by: string | null
    reviewed_on: string | null
    changed_at: InstantColumn
    /** An email that outlives the account. */
    changed_by: string
    /** When the draft is published by itself. */
    publish_at: NullableInstantColumn
    /** The version that somebody who may publish has last seen. */
    scheduled_version: number | null
    scheduled_by: string | null
    /** The review that is published with it. */
    scheduled_review_by: string | null
    scheduled_review_on: string | null
    /** Why the draft was not published at its time. */
    schedule_problem: ScheduleProblem | null
  }
}
