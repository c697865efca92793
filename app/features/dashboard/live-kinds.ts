/** What the open dashboard is told has changed. */
export type LiveKind = 'posts' | 'messages' | 'accounts' | 'records' | 'editors'

/** A stream begins by naming the kinds it will send. */
export const liveKinds: readonly LiveKind[] = [
  'posts',
  'messages',
  'accounts',
  'records',
  'editors',
]

/** Spec 9.20 to 9.22. `reconnect` are the waits before the next try, the last one repeated. */
export const LIVE_SECONDS = { heartbeat: 30, timeout: 10, reconnect: [1, 2, 5, 10] } as const

/** `list`: only the rows of the list of posts have to be loaded again. */
export type Stale = 'page' | 'list'

/** A page where a post is written or previewed. */
export function isPostEditor(path: string): boolean {
  return path.startsWith('/dashboard/blog/')
}

/** A form keeps the version with which it was opened, which tells whether another editor has saved since. */
export function staleAfter(
  changed: readonly LiveKind[],
  path: string,
  isWriting: boolean,
): Stale | null {
  // No page prints who has a post open; the editor asks for it.
  const kinds = changed.filter((kind) => kind !== 'editors')
  if (kinds.length === 0) return null
  if (isPostEditor(path)) return null
  const isList = path === '/dashboard'
  if (!isWriting && (!isList || kinds.some((kind) => kind !== 'posts'))) return 'page'
  return isList && kinds.includes('posts') ? 'list' : null
}
