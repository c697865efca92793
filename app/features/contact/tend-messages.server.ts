import { type Clock, runEvery } from '#app/platform/run-every.ts'
import type { Kysely } from 'kysely'
import { eraseDueMessages } from '#app/features/contact/erase-messages.server.ts'
import type { MailStyle } from '#app/features/contact/message-mail.ts'
import { alarmOverdue } from '#app/features/contact/overdue-messages.server.ts'
import type { MailDelivery } from '#app/features/mail/deliver-mail.server.ts'
import { forgetSentMails } from '#app/features/mail/mail-queue.server.ts'
import type { Outbox } from '#app/features/mail/outbox.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time.ts'

const EVERY_MS = 10 * MINUTE_MS
const SENT_KEPT_MS = 30 * DAY_MS

export type TendingParts = {
  db: Kysely<Schema>
  kind: DatabaseKind
  outbox: Outbox
  mail: MailDelivery
  style: MailStyle
  bus: Bus
  log: Logger
  now: () => Date
}

/** At the start and every ten minutes. */
export function tendMessages(parts: TendingParts): Clock {
  return runEvery(EVERY_MS, () => tend(parts))
}

async function tend(parts: TendingParts): Promise<void> {
  const { db, mail, bus, log, now } = parts
  try {
    const erased = await eraseDueMessages(parts, now())
    const alarmed = await alarmOverdue(parts, now())
    await forgetSentMails(db, new Date(now().getTime() - SENT_KEPT_MS))
    if (erased > 0) log.info('messages erased', { count: erased })
    if (alarmed > 0) {
      log.warn('messages unread for too long', { count: alarmed })
      mail.wake()
    }
    if (erased + alarmed > 0) bus.publish({ kind: 'messages' })
  } catch (error) {
    // The database is down or full; the next run does it.
    log.error('tending messages failed', error)
  }
}
