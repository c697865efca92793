import type { PostSummary } from '#app/features/blog/post.ts'

/** A row of the dashboard's list, as JSON carries it. */
export type PostRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'author' | 'date' | 'published' | 'categories'
>

/** One page of the dashboard's list. */
export type PostRows = { rows: PostRow[]; nextAfter: string | null; total: number }

/** How many posts the dashboard fetches at a time. */
export const ROWS_A_PAGE = 50

/** How many categories a row shows before `+N` (specification, section 9). */
export const CATEGORIES_A_ROW = 2

/** Takes what a row needs out of a post. */
export function toPostRow({
  id,
  slug,
  title,
  author,
  date,
  published,
  categories,
}: PostSummary): PostRow {
  return { id, slug, title, author, date, published, categories }
}
