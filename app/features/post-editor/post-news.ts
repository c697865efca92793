import type { ReviewView } from '#app/features/post-editor/review/review-view.ts'
import type { PostVersion } from '#app/features/posts/post.ts'

/** `isOwn`: the user who asks, in another tab. */
export type OtherEditor = { name: string; since: Date; isOwn: boolean }

/** What others do with a post that is open in a form. */
export type PostNews = PostVersion & { editors: OtherEditor[]; review: ReviewView | null }

/**
 * A browser lets the timers of a hidden tab run once a minute only. `lost`: from the end of the tab's connection, in which a tab that was
 * only hidden, or that connects again, gives a sign of life; `hidden`: when a hidden one does.
 */
export const PRESENCE_SECONDS = { heartbeat: 30, limit: 75, lost: 3, hidden: 1 } as const
