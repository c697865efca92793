import { listInMemory } from '#app/features/blog/post-filter.ts'
import {
  type ListAddress,
  type PostRows,
  ROWS_A_PAGE,
  toPostRow,
} from '#app/features/blog/post-list.ts'
import type { Post } from '#app/features/blog/post.ts'

export function copiedRows(posts: readonly Post[], address: ListAddress, now: Date): PostRows {
  const { posts: shown, ...page } = listInMemory(posts, address, ROWS_A_PAGE)
  // Nothing is to be removed here: a reset brings the samples back.
  return { ...page, rows: shown.map((post) => toPostRow(post, now)), hasSamples: false }
}
