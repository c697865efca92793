import type { Generated } from 'kysely'
import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** `trashed` and `draft` are for staff only. */
export type PostState = 'draft' | 'published' | 'trashed'

/** Spec 3.1 to 3.11, and this product's own columns from `slug` on. */
export interface BlogPostsTable {
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
export interface PostSlugsTable {
  slug: string
  post_id: string
}

/** A link that shows a post before readers see it. */
export interface PostPreviewsTable {
  id: string
  token_hash: string
  post_id: string
  /** The user's email. */
  made_by: string
  made_at: InstantColumn
  expires_at: InstantColumn
}

/** Decides whether readers may fetch an image. */
export interface PostImagesTable {
  post_id: string
  image_name: string
}

/** One narrow row per post for the lists, written by `post-index.server.ts`. */
export interface PostSearchTable {
  /** SQLite's full-text index identifies the row by it. */
  number: Generated<number>
  post_id: string
  state: PostState
  created_at: InstantColumn
  /** The beginning of title and author, folded, for sorting. */
  title_key: string
  author_key: string
  /** Title and excerpt folded for search, separated by U+001F so that no match runs across two fields. */
  words: string
  /** Categories folded for search, each between U+001F. */
  names: string
  /** The post's text was changed by another program since. */
  stale: Generated<number | boolean>
}

/** Under each spelling. */
export interface PostCategoriesTable {
  /** The readable part of the category's address. */
  slug: string
  name: string
  post_id: string
  state: PostState
}
