import type { Generated } from 'kysely'
import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** Who may see a post: staff, everybody, or staff in the trash. */
export type PostState = 'draft' | 'published' | 'trashed'

/** The specification's `blog_posts`, and beside its columns those that this product adds (from `slug` on). */
export interface BlogPostsTable {
  id: string
  title: string
  excerpt: string
  content: string
  author: string
  /** Free display text, such as "November 21, 2026". */
  date: string
  /** An address, our own path `/images/blog-….jpg`, or the empty string. */
  image: string
  /** A JSON list of texts; adopted tables may hold a list or nothing readable. */
  categories: unknown
  published: FlagColumn
  created_at: InstantColumn
  user_id: string | null
  slug: string
  image_alt: string
  /** Counts the saves; an update names the version that it has seen. */
  version: number
  updated_at: InstantColumn
  published_at: NullableInstantColumn
  deleted_at: NullableInstantColumn
  /** Readers see a published post from this instant on. */
  publish_at: NullableInstantColumn
  /** And until this one. */
  unpublish_at: NullableInstantColumn
  /** Who read it for the firm, and on which day there (`YYYY-MM-DD`); both or neither. */
  reviewed_by: string | null
  reviewed_on: string | null
  /** Names one press of Create Post, so that a repeated request finds the row that the first one made. */
  submission_id: string | null
}

/** An address that a public post had before. */
export interface PostSlugsTable {
  slug: string
  post_id: string
}

/** A link that shows a post before readers see it. */
export interface PostPreviewsTable {
  id: string
  token_hash: string
  post_id: string
  /** The e-mail of whoever made it. */
  made_by: string
  made_at: InstantColumn
  expires_at: InstantColumn
}

/** Which of our images a post shows; decides whether a reader may fetch them. */
export interface PostImagesTable {
  post_id: string
  image_name: string
}

/** What the lists look at, one narrow row a post. Written with the post by `post-index.server.ts`. */
export interface PostSearchTable {
  /** By this SQLite's index of words names the row. */
  number: Generated<number>
  post_id: string
  state: PostState
  created_at: InstantColumn
  /** The beginning of the title and of the author's name, folded, for sorting. */
  title_key: string
  author_key: string
  /** Title and excerpt folded for search, separated by U+001F so that no match runs across two fields. */
  words: string
  /** Categories folded for search, each between U+001F. */
  names: string
  /** The post's words were changed by another hand since. */
  stale: Generated<number | boolean>
}

/** Which categories a post has, under each spelling. */
export interface PostCategoriesTable {
  /** The readable part of the category's address. */
  slug: string
  name: string
  post_id: string
  state: PostState
}
