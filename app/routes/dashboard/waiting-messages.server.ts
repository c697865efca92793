import { countUnread } from '#app/features/contact/messages.server.ts'
import { countOverdue } from '#app/features/contact/overdue-messages.server.ts'
import type { Services } from '#app/services.server.ts'

/** `overdue` are those later than promised. */
export type WaitingMessages = { unread: number; overdue: number }

/** A failing query costs the numbers and not the page. */
export async function countWaitingMessages({
  db,
  log,
  now,
}: Pick<Services, 'db' | 'log' | 'now'>): Promise<WaitingMessages> {
  try {
    const [unread, overdue] = await Promise.all([countUnread(db), countOverdue(db, now())])
    return { unread, overdue }
  } catch (error) {
    log.error('counting messages failed', error)
    return { unread: 0, overdue: 0 }
  }
}
