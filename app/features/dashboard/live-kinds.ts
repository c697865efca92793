/** What the open dashboard is told has changed. */
export type LiveKind = 'posts' | 'messages' | 'accounts' | 'facts'

/** A stream begins by naming the kinds it will send. */
export const liveKinds: readonly LiveKind[] = ['posts', 'messages', 'accounts', 'facts']

/** Spec 9.20 to 9.22. `reconnect` are the waits before the next try, the last one repeated. */
export const LIVE_SECONDS = { heartbeat: 30, timeout: 10, reconnect: [1, 2, 5, 10] } as const

/** An open form must keep what it was opened with, above all the version for optimistic locking. */
export function isStale(path: string, kinds: readonly LiveKind[], isWriting: boolean): boolean {
  if (isWriting || path.startsWith('/dashboard/blog/')) return false
  return path !== '/dashboard' || kinds.some((kind) => kind !== 'posts')
}
