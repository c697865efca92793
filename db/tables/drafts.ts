import type { InstantColumn } from '#db/tables/columns.ts'

/** What somebody is writing and has not saved yet. One row a form, not a post: two tabs never overwrite each other. */
export interface WorkingCopiesTable {
  user_id: string
  /** Names the open form; made by the server when it is opened. */
  id: string
  /** Null for a post that does not exist yet. */
  post_id: string | null
  /** The version of the post that the text was begun from; 0 for a new post. */
  version: number
  /** Goes up with what is typed; an older request changes nothing. */
  counter: number
  /** The form's fields, a JSON object of texts. */
  fields: string
  saved_at: InstantColumn
}

/** A text that a post has, or once had. */
export interface PostRevisionsTable {
  post_id: string
  version: number
  /** For the list, which reads no long text. */
  title: string
  /** How many words the content has. */
  words: number
  /** The form's fields, a JSON object of texts. */
  fields: string
  saved_at: InstantColumn
  /** The e-mail of whoever saved it, which outlives the account; null where another hand wrote it. */
  saved_by: string | null
}
