import type { LiveKind } from '#app/features/dashboard/live-kinds.ts'

/** What has to be loaded again: all of the open page, or of the list of posts its rows alone. */
export type Stale = 'page' | 'list'

/** A form keeps what it was opened with, above all the version that tells whether somebody else has saved meanwhile. */
export function staleAfter(
  kinds: readonly LiveKind[],
  path: string,
  isWriting: boolean,
): Stale | null {
  if (path.startsWith('/dashboard/blog/')) return null
  const isList = path === '/dashboard'
  if (!isWriting && (!isList || kinds.some((kind) => kind !== 'posts'))) return 'page'
  return isList && kinds.includes('posts') ? 'list' : null
}
