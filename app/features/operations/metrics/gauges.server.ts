import type { Kysely } from 'kysely'
import { countMails } from '#app/features/email/outbox.server.ts'
import { countUnread } from '#app/features/inbox/messages.server.ts'
import { countOverdue } from '#app/features/inbox/overdue-messages.server.ts'
import { findJob } from '#app/platform/db/exclusive-job.server.ts'
import type { Schema } from '#db/schema.ts'

/** What the database says at this moment, by the name of its metric. */
export const GAUGES = {
  site_database_up: '1 when what is counted below could be read from the database',
  site_emails_waiting: 'Emails that are on their way',
  site_emails_parked: 'Emails that are not tried again and wait for a person',
  site_messages_unread: 'New messages that no one has opened, without suspected spam',
  site_messages_quarantined: 'Suspected spam that no one has opened',
  site_messages_overdue: 'Messages that no one has opened in the promised time',
  site_backup_last_success_timestamp_seconds: 'When the last backup was written; 0: never',
}

export type Gauges = Record<keyof typeof GAUGES, number>

/** Of a database that is away, 0 for its own gauge and no number for the others. */
export async function readGauges(db: Kysely<Schema>, now: Date): Promise<Gauges> {
  const [mails, unread, quarantined, overdue, backup] = await Promise.all([
    orNull(countMails(db)),
    orNull(countUnread(db, false, null)),
    orNull(countUnread(db, true, null)),
    orNull(countOverdue(db, null, now)),
    orNull(findJob(db, 'backup').then((job) => ({ at: job?.succeededAt ?? new Date(0) }))),
  ])
  const isUp = mails !== null && unread !== null && overdue !== null && backup !== null
  return {
    site_database_up: isUp ? 1 : 0,
    site_emails_waiting: mails?.waiting ?? Number.NaN,
    site_emails_parked: mails?.parked ?? Number.NaN,
    site_messages_unread: unread ?? Number.NaN,
    site_messages_quarantined: quarantined ?? Number.NaN,
    site_messages_overdue: overdue ?? Number.NaN,
    site_backup_last_success_timestamp_seconds:
      backup === null ? Number.NaN : backup.at.getTime() / 1000,
  }
}

function orNull<Value>(read: Promise<Value>): Promise<Value | null> {
  return read.catch(() => null)
}
