import type { Generated } from 'kysely'
import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** `trashed` and `draft` are for staff only. */
export type PostState = 'draft' | 'published' | 'trashed'

export interface PostTables {
  /** Spec 3.1 to 3.11, and this product's own columns from `slug` on. */
  blog_posts: {
    id: string
    title: string
    excerpt: string
    content: string
    author: string
    /** Display text, such as "November 21, 2026". */
    date: string
    /** An address, our own path `/images/blog-….jpg`, or the empty string. */
    image: string
    /** A JSON list of texts; adopted tables may hold a list or unreadable text. */
    categories: unknown
    published: FlagColumn
    created_at: InstantColumn
    user_id: string | null
    slug: string
    image_alt: string
    /** Its language. */
    locale: Generated<string>
    /** The post that this one translates, which translates none itself; null also when that was deleted. */
    translates: string | null
    /** The revision of it that was translated. */
    translated_version: number | null
    /** For optimistic locking: an update names the version it has seen. */
    version: number
    updated_at: InstantColumn
    published_at: NullableInstantColumn
    deleted_at: NullableInstantColumn
    /** Readers see a published post from this instant on. */
    publish_at: NullableInstantColumn
    /** And until this one. */
    unpublish_at: NullableInstantColumn
    /** Who reviewed it for the firm, and on which day (`YYYY-MM-DD`); both or neither. */
    reviewed_by: string | null
    reviewed_on: string | null
    /** The form's idempotency key. */
    submission_id: string | null
  }
  /** An earlier address of a public post. */
  post_slugs: {
    slug: string
    post_id: string
  }
  /** A link that shows a post, or the drafts of the site's texts, before readers see them. */
  preview_links: {
    id: string
    token_hash: string
    /** Null: it shows the site with its drafts. */
    post_id: string | null
    /** The user's email. */
    made_by: string
    made_at: InstantColumn
    expires_at: InstantColumn
  }
  /** Decides whether readers may fetch an image. */
  post_images: {
    post_id: string
    image_name: string
  }
  /** One narrow row per post for the lists, written by `post-index.server.ts`. */
  post_search: {
    /** SQLite's full-text index identifies the row by it. */
    number: Generated<number>
    post_id: string
    state: PostState
    locale: Generated<string>
    created_at: InstantColumn
    /** The beginning of title and author, folded, for sorting. */
    title_key: string
    author_key: string
    /** Title and excerpt folded for search, separated by U+001F so that no match runs across two fields. */
    words: string
    /** Categories folded for search, each between U+001F. */
    names: string
    reviewed: FlagColumn
    /** The post's text was changed by another program since. */
    stale: Generated<number | boolean>
  }
  /** Lists of posts that people kept under a name; kept, backed up and no longer read. */
  saved_filters: {
    user_id: string
    name: string
    /** Of the list's address. */
    query: string
  }
  /** Under each spelling. */
  post_categories: {
    /** The readable part of the category's address. */
    slug: string
    name: string
    post_id: string
    state: PostState
    locale: Generated<string>
  }
  /** What staff set for a category; one that nobody has named, described or moved has no row. */
  categories: {
    /** Of the name. */
    slug: string
    name: string
    description: Generated<string>
    /** Those without one follow, by their number of posts. */
    place: number | null
    /** For optimistic locking of name and description; 0 until somebody has written one. */
    version: Generated<number>
  }
  /** What a category is called in a language that has a name of its own for it. */
  category_names: {
    /** Of its first name. */
    category_slug: string
    locale: string
    /** Of this name. */
    slug: string
    name: string
    description: Generated<string>
  }
  /** A former name. */
  category_slugs: {
    slug: string
    category_slug: string
  }
  /** What somebody is writing and has not saved yet. One row a form, not an entry: two tabs never overwrite each other. */
  working_copies: {
    user_id: string
    /** Names the open form; made by the server when it is opened. */
    id: string
    /** A post's id, or type, id and language of a record, such as `page/about/en`; null for a post that does not exist yet. */
    entry: string | null
    /** The version of the entry that the text was begun from; 0 for a new one. */
    version: number
    /** Goes up with what is typed; an older request changes nothing. */
    counter: number
    /** The form's fields, a JSON object of texts. */
    fields: string
    saved_at: InstantColumn
  }
  /** Who has a post open. */
  post_editors: {
    post_id: string
    user_id: string
    /** As `working_copies.id`. */
    form_id: string
    opened_at: InstantColumn
    seen_at: InstantColumn
  }
  /** Who has to look at a post, or to go on writing it; no part of the post. */
  post_reviews: {
    post_id: string
    /** Another one after each act. */
    turn_id: string
    state: 'ready' | 'writing'
    /** Null: whoever may. */
    assignee_id: string | null
    /** Who asked for the review, and gets the post back. */
    writer_id: string
    /** Whose act it was last; the e-mail outlives the account. */
    by_id: string | null
    by_name: string
    note: string
    at: InstantColumn
  }
  post_comments: {
    id: string
    post_id: string
    /** The first comment at its paragraph; its own id there. */
    thread_id: string
    user_id: string | null
    /** The e-mail, which outlives the account. */
    author: string
    written_at: InstantColumn
    text: string
    /** The paragraph's words; empty for the whole post. */
    quote: string
    /** Which paragraph of the text it was. */
    place: number
    /** Of the thread, in its first comment. */
    resolved_at: NullableInstantColumn
    resolved_by: string | null
  }
}
