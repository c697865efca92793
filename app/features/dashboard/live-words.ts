import type { LiveState } from '#app/features/dashboard/live-connection.ts'

/** The words of the desk's live connection: what it is, and how it stands. */
export type LiveWords = { label: string; states: Record<LiveState, string> }
