/**
 * What the desk hears of while it is open: the list of posts, the inbox, somebody's rights or sessions, or what is entered
 * about a legal figure has changed.
 */
export type LiveKind = 'posts' | 'messages' | 'accounts' | 'facts'

/** All of them; a stream begins by naming what it will tell. */
export const liveKinds: readonly LiveKind[] = ['posts', 'messages', 'accounts', 'facts']

/** Seconds (specification, section 9, "Realtime"). `reconnect` are the waits before the next try, the last one repeated. */
export const LIVE_SECONDS = { heartbeat: 30, timeout: 10, reconnect: [1, 2, 5, 10] } as const
