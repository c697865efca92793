import type { LiveKind } from '#app/features/dashboard/live-kinds.ts'

/** An open form must keep what it was opened with, above all the version for optimistic locking. */
export function isStale(path: string, kinds: readonly LiveKind[], isWriting: boolean): boolean {
  if (isWriting || path.startsWith('/dashboard/blog/')) return false
  return path !== '/dashboard' || kinds.some((kind) => kind !== 'posts')
}
