import type { InstantColumn } from '#db/tables/columns.ts'

/** Of a post each saved text; of a record what readers saw: published, the text that ships with the site, or nothing. */
export type RevisionState = 'saved' | 'published' | 'shipped' | 'removed'

export interface EntryTables {
  /** A text that an entry has, or once had. */
  entry_revisions: {
    /** `post`, or the type of a record. */
    type: string
    entry_id: string
    /** BCP 47; empty for a post, each language of which is a post of its own. */
    locale: string
    version: number
    state: RevisionState
    /** For the list, which reads no long text. */
    title: string | null
    words: number | null
    /** JSON, as the form has it; of a removal, the draft that it ended. */
    data: string | null
    /** Of a translation: the English text (JSON) from which it was made. */
    source: string | null
    saved_at: InstantColumn
    /** An email that outlives the account; null where another hand wrote it. */
    saved_by: string | null
  }
}
