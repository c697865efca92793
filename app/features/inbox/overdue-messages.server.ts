import type { Kysely } from 'kysely'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { shownTo } from '#app/features/inbox/restricted.server.ts'
import { PROMISED_MS } from '#app/features/inbox/inbox-view.ts'
import { type MailStyle, overdueMail, quarantineMail } from '#app/features/inbox/message-mail.ts'
import { countUnread } from '#app/features/inbox/messages.server.ts'
import { type Outbox, queueMail } from '#app/features/email/outbox.server.ts'
import type { Schema } from '#db/schema.ts'
import { type Clock, runEvery } from '#app/platform/run-every.ts'
import { rebuildNames } from '#app/features/inbox/conflicts/name-index.server.ts'
import { eraseDueMessages } from '#app/features/inbox/erase-messages.server.ts'
import type { MailDelivery } from '#app/features/email/deliver-mail.server.ts'
import { forgetSentMails } from '#app/features/email/mail-queue.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time.ts'

const AT_ONCE = 50

type AlarmParts = { db: Kysely<Schema>; outbox: Outbox; style: MailStyle }

/** `viewer` is null for the site itself. */
type OverdueChoice = { limit: number; viewer: Viewer | null; isWithoutAlarm?: boolean }

type OverdueMessage = { id: string; reference: string; createdAt: Date }

/** Oldest first, without quarantine and spam. */
export async function listOverdue(
  db: Kysely<Schema>,
  { limit, viewer, isWithoutAlarm = false }: OverdueChoice,
  now: Date,
): Promise<OverdueMessage[]> {
  const rows = await overdue(db, viewer, now)
    .select(['id', 'reference', 'created_at'])
    .$if(isWithoutAlarm, (query) => query.where('alarmed_at', 'is', null))
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }))
}

/** Without quarantine and spam. */
export function countOverdue(
  db: Kysely<Schema>,
  viewer: Viewer | null,
  now: Date,
): Promise<number> {
  return countRows(overdue(db, viewer, now))
}

/** One email per late message, and one a day about the quarantine. @returns how many were queued @internal exported for tests */
export async function alarmOverdue({ db, outbox, style }: AlarmParts, now: Date): Promise<number> {
  let queued = 0
  for (;;) {
    const due = await listOverdue(db, { limit: AT_ONCE, viewer: null, isWithoutAlarm: true }, now)
    for (const message of due) if (await alarmOnce({ db, outbox, style }, message, now)) queued += 1
    if (due.length < AT_ONCE) break
  }
  return queued + (await alarmQuarantine({ db, outbox, style }, now))
}

function alarmOnce(
  { db, outbox, style }: AlarmParts,
  message: OverdueMessage,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ alarmed_at: now })
      .where('id', '=', message.id)
      .where('alarmed_at', 'is', null)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    // Another process was faster, or someone has just opened it.
    if (numUpdatedRows !== 1n) return false
    await queueMail(tx, outbox, overdueMail(style, message), now)
    return true
  })
}

// One email for all and at most one a day, or a flood of spam would become a flood of emails.
function alarmQuarantine({ db, outbox, style }: AlarmParts, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const isNotified = await tx
      .selectFrom('messages')
      .select('id')
      .where('quarantined', '=', true)
      .where('alarmed_at', '>', new Date(now.getTime() - PROMISED_MS))
      .where('alarmed_at', '<=', now)
      .limit(1)
      .executeTakeFirst()
    if (isNotified) return 0
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ alarmed_at: now })
      .where('quarantined', '=', true)
      .where('read_at', 'is', null)
      .where('state', '=', 'new')
      .where('created_at', '<=', new Date(now.getTime() - PROMISED_MS))
      .where('alarmed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 0
    await queueMail(tx, outbox, quarantineMail(style, await countUnread(tx, true, null)), now)
    return 1
  })
}

function overdue(db: Kysely<Schema>, viewer: Viewer | null, now: Date) {
  return db
    .selectFrom('messages')
    .$call(shownTo(viewer))
    .where('quarantined', '=', false)
    .where('read_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('state', '=', 'new')
    .where('created_at', '<=', new Date(now.getTime() - PROMISED_MS))
}

const EVERY_MS = 10 * MINUTE_MS
const SENT_KEPT_MS = 30 * DAY_MS

export type MessageJobParts = Omit<AlarmParts, 'style'> & {
  /** As it is at the time of each email. */
  style: () => MailStyle
  mail: MailDelivery
  bus: Bus
  log: Logger
  now: () => Date
}

/** At the start and every ten minutes. */
export function runMessageJobs(parts: MessageJobParts): Clock {
  return runEvery(EVERY_MS, () => runJobs(parts))
}

async function runJobs(parts: MessageJobParts): Promise<void> {
  const { db, mail, bus, log, now } = parts
  try {
    const erased = await eraseDueMessages(db, now())
    const indexed = await rebuildNames({ db, cipher: parts.outbox.cipher })
    if (indexed > 0) log.info('names indexed for the conflict check', { count: indexed })
    const alarmed = await alarmOverdue({ ...parts, style: parts.style() }, now())
    await forgetSentMails(db, new Date(now().getTime() - SENT_KEPT_MS))
    if (erased > 0) log.info('messages erased', { count: erased })
    if (alarmed > 0) {
      log.warn('messages unread for too long', { count: alarmed })
      mail.trigger()
    }
    if (erased + alarmed > 0) bus.publish({ kind: 'messages' })
  } catch (error) {
    // The database is down or full; the next run does it.
    log.error('message cleanup failed', error)
  }
}

/** At its first stage. Without quarantine. */
export async function findOldestUnanswered(
  db: Kysely<Schema>,
  viewer: Viewer,
): Promise<{ id: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .$call(shownTo(viewer))
    .where('state', '=', 'new')
    .where('erased_at', 'is', null)
    .where('quarantined', '=', false)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, createdAt: new Date(row.created_at) } : null
}
