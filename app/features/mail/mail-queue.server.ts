import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import {
  type DeliveryProblem,
  isLasting,
  LONGEST_WAIT_MS,
  type MailPurpose,
} from '#app/features/mail/mail.ts'
import { type Letter, mailPlace } from '#app/features/mail/outbox.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { ERASED, type Sealer } from '#app/platform/seal.server.ts'
import type { Schema } from '#db/schema.ts'
import type { MailOutboxTable } from '#db/tables/messages.ts'

/** A mail that this process has for itself, for as long as its lease lasts. */
export type ClaimedMail = {
  id: string
  purpose: MailPurpose
  headerId: string
  attempts: number
  uselessAfter: Date | null
  /** Null when it cannot be opened. */
  letter: Letter | null
}

/** For how long a process has a mail for itself, unless it says that it is still at it. */
export const LEASE_MS = 20_000

type Db = Kysely<Schema>

/** Whether a mail may be tried now. Looks only, so that an idle site writes nothing. */
export async function hasDueMail(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where((column) => isDue(column, now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes mails that are due; no other process has them until the lease ends. */
export async function claimMails(
  { db, kind, sealer }: { db: Db; kind: DatabaseKind; sealer: Sealer },
  claim: { holder: string; limit: number },
  now: Date,
): Promise<ClaimedMail[]> {
  const rows = await db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('mail_outbox')
      .select('id')
      .where((column) => isDue(column, now))
      .orderBy('next_at')
      .limit(claim.limit)
    const ids = await (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute()
    if (ids.length === 0) return []
    return tx
      .updateTable('mail_outbox')
      .set(({ eb }) => ({
        state: 'sending',
        attempts: eb('attempts', '+', 1),
        lease_until: new Date(now.getTime() + LEASE_MS),
        lease_holder: claim.holder,
      }))
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .returningAll()
      .execute()
  })
  return rows.map((row) => toClaimed(sealer, row))
}

/** The process is still at it: nobody else may take its mails for another lease. */
export async function renewLeases(db: Db, holder: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ lease_until: new Date(now.getTime() + LEASE_MS) })
    .where('state', '=', 'sending')
    .where('lease_holder', '=', holder)
    .execute()
}

/** The mail was accepted: what it said is erased. @returns false when the lease had gone to somebody else */
export async function markSent(
  db: Db,
  { id, holder }: { id: string; holder: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ ...freed, ...erased, state: 'sent', sent_at: now, last_problem: null })
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The mail was not accepted: it waits until `nextAt`, or for a person when the problem will not pass. */
export async function markFailed(
  db: Db,
  { id, holder }: { id: string; holder: string },
  { problem, nextAt }: { problem: DeliveryProblem; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      ...freed,
      // A link that has expired is no use to anybody.
      ...(problem === 'expired' && erased),
      state: isLasting(problem) ? 'parked' : 'waiting',
      next_at: nextAt,
      last_problem: problem,
    })
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .execute()
}

/** Lets waiting mails be tried now. @param problems only those that wait because of one of these; unset: all */
export async function retryWaiting(
  db: Db,
  now: Date,
  problems?: readonly DeliveryProblem[],
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_at: now })
    .where('state', '=', 'waiting')
    .where('next_at', '>', now)
    .$if(problems !== undefined, (update) => update.where('last_problem', 'in', problems ?? []))
    .execute()
}

/** Forgets mails about no message that were sent, or given up as expired, before an instant. */
export async function forgetSentMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('message_id', 'is', null)
    .where('sealed', '=', '')
    .where('created_at', '<', before)
    .execute()
}

const freed = { lease_until: null, lease_holder: null } as const
const erased = { key_id: ERASED.keyId, sealed: ERASED.sealed } as const

/**
 * Due is what waits and whose time has come, or whose holder is gone. After the clock was set back, a time that is further
 * ahead than any wait can be is not believed: otherwise everything would stand still for as long as the clock was ahead.
 */
function isDue({ and, or, eb }: ExpressionBuilder<Schema, 'mail_outbox'>, now: Date) {
  const ahead = (ms: number) => new Date(now.getTime() + ms)
  return or([
    and([
      eb('state', '=', 'waiting'),
      or([eb('next_at', '<=', now), eb('next_at', '>', ahead(LONGEST_WAIT_MS))]),
    ]),
    and([
      eb('state', '=', 'sending'),
      or([eb('lease_until', '<=', now), eb('lease_until', '>', ahead(2 * LEASE_MS))]),
    ]),
  ])
}

function toClaimed(sealer: Sealer, row: Selectable<MailOutboxTable>): ClaimedMail {
  const opened = sealer.open({ keyId: row.key_id, sealed: row.sealed }, mailPlace(row.id))
  return {
    id: row.id,
    purpose: row.purpose as MailPurpose,
    headerId: row.header_id,
    attempts: row.attempts,
    uselessAfter: row.useless_after === null ? null : new Date(row.useless_after),
    letter: opened.ok ? (JSON.parse(opened.value) as Letter) : null,
  }
}
