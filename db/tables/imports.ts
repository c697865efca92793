import type { FlagColumn, InstantColumn } from '#db/tables/columns.ts'

/** In this order; `failed` may come after each but `done`. */
export type ImportState = 'checking' | 'checked' | 'importing' | 'done' | 'failed'

export interface ImportTables {
  /** An entry of another system that was imported. */
  imported_items: {
    source: string
    item_key: string
    /** The post may have been deleted since. */
    post_id: string
    /** The post's version after the import: a later one was written here. */
    post_version: number
    /** SHA-256 of what the post was made from, in hexadecimal. */
    content_hash: string
  }
  imported_images: {
    /** SHA-256 of the file as it was imported, in hexadecimal. */
    file_hash: string
    image_name: string
  }
  /** A path of another system that leads to a post. */
  redirects: {
    path: string
    post_id: string
  }
  /** An import from the dashboard. */
  imports: {
    id: string
    user_id: string
    /** An email. */
    actor: string
    /** `wordpress`, `ghost` or `markdown`. */
    kind: string
    file_name: string
    locale: string
    /** Whether they become categories. */
    tags: FlagColumn
    state: ImportState
    /** Why it failed, as a sentence. */
    problem: string
    /** Items that have their row, of the check or of the import. */
    done: number
    /** Items of the file, once it was checked. */
    found: number
    /** Starts since the last item. */
    tries: number
    /** Base64; empty once it is not needed. */
    content: string
    expires_at: InstantColumn
  }
  import_rows: {
    import_id: string
    place: number
    outcome: string
    title: string
    /** A list in JSON. */
    details: string
  }
}
