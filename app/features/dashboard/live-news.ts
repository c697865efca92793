import type { LiveKind } from '#app/features/dashboard/live-kinds.ts'

/**
 * Whether a page of the desk has to be loaded again for news. The list of posts has its own query; and a form keeps what it
 * was opened with, above all the version that tells whether somebody else has saved meanwhile.
 */
export function isStale(path: string, kinds: readonly LiveKind[], isWriting: boolean): boolean {
  if (isWriting || path.startsWith('/dashboard/blog/')) return false
  return path !== '/dashboard' || kinds.some((kind) => kind !== 'posts')
}
