import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

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
  /** Title and excerpt folded for search, separated by U+001F so that no match runs across two fields. */
  search_text: string
  /** Categories folded for search, each between U+001F. */
  search_categories: string
  /** Counts the saves; an update names the version that it has seen. */
  version: number
  updated_at: InstantColumn
  published_at: NullableInstantColumn
  deleted_at: NullableInstantColumn
  /** Names one press of Create Post, so that a repeated request finds the row that the first one made. */
  submission_id: string | null
}

/** Which of our images a post shows; decides whether a reader may fetch them. */
export interface PostImagesTable {
  post_id: string
  image_name: string
}
