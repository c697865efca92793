import type { Viewer } from '#app/features/inbox/inbox.ts'
import { momentOf } from '#app/features/inbox/inbox-view.ts'
import { countUnread, findMessage } from '#app/features/inbox/messages.server.ts'
import { countOverdue, listOverdue } from '#app/features/inbox/overdue-messages.server.ts'
import type { OverdueMessages } from '#app/features/inbox/ui/inbox-alarm.tsx'
import { clockOf } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import type { Services } from '#app/server/services.server.ts'

const NAMED = 5

/** Those that have waited longest. */
export async function findOverdue(services: Services, viewer: Viewer): Promise<OverdueMessages> {
  const clock = clockOf(services)
  const [count, longest] = await Promise.all([
    countOverdue(services.db, viewer, clock.now),
    listOverdue(services.db, { limit: NAMED, viewer }, clock.now),
  ])
  const messages = await Promise.all(
    longest.map(async ({ id, reference, createdAt }) => {
      const content = (await findMessage(services, id))?.content
      const name = content?.ok === true ? content.value.name : null
      return { id, reference, name, received: momentOf(createdAt, clock) }
    }),
  )
  return { count, messages }
}

/** `overdue` are those later than promised. */
type WaitingMessages = { unread: number; overdue: number }

/** A failing query costs the numbers and not the page. */
export async function countWaitingMessages(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  viewer: Viewer,
): Promise<WaitingMessages> {
  try {
    const [unread, overdue] = await Promise.all([
      countUnread(db, false, viewer),
      countOverdue(db, viewer, now()),
    ])
    return { unread, overdue }
  } catch (error) {
    log.error('counting messages failed', error)
    return { unread: 0, overdue: 0 }
  }
}
