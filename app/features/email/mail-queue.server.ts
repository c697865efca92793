import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import {
  type DeliveryProblem,
  type Failure,
  type MailPurpose,
  UNKNOWN_WAIT_MS,
} from '#app/features/email/mail.ts'
import { type Letter, mailPlace } from '#app/features/email/outbox.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { type Cipher, ERASED } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'

/** This process holds its lease. */
export type ClaimedMail = ReturnType<typeof toClaimed>

/** Unless renewed. */
export const LEASE_MS = 20_000

const UNKNOWN: DeliveryProblem = 'unknown'

type Db = Kysely<Schema>

/** Only reads, so that an idle site writes nothing. */
export async function hasDueMail(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where((column) => isDue(column, now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * No other process has them until the lease ends.
 * @param claim.underWay the holder's own, not to be sent a second time when the clock jumps past their leases
 */
export async function claimMails(
  { db, cipher }: { db: Db; cipher: Cipher },
  claim: { holder: string; limit: number; underWay: string[] },
  now: Date,
): Promise<ClaimedMail[]> {
  const rows = await db.transaction().execute(async (tx) => {
    const due = tx
      .selectFrom('mail_outbox')
      .select('id')
      .where((column) => isDue(column, now))
      .$if(claim.underWay.length > 0, (query) => query.where('id', 'not in', claim.underWay))
      .orderBy('next_at')
      .limit(claim.limit)
    const ids = await (isPostgres(db) ? due.forUpdate().skipLocked() : due).execute()
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
  return rows.map((row) => toClaimed(cipher, row))
}

export async function renewLeases(
  db: Db,
  { ids, holder }: { ids: string[]; holder: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ lease_until: new Date(now.getTime() + LEASE_MS) })
    .where('id', 'in', ids)
    .where('lease_holder', '=', holder)
    .execute()
}

/** Erases its text, unless another process has the lease now. */
export async function markSent(
  db: Db,
  { id, holder }: { id: string; holder: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ ...freed, ...erased, state: 'sent', sent_at: now, last_problem: null })
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .execute()
}

/** It waits, or for a person when it is parked. */
export async function markFailed(
  db: Db,
  { id, holder }: { id: string; holder: string },
  { problem, attempts, isParked, waitMs }: Failure,
  now: Date,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({
      ...freed,
      // An expired link is of no use.
      ...(problem === 'expired' && erased),
      state: isParked ? 'parked' : 'waiting',
      attempts,
      next_at: new Date(now.getTime() + waitMs),
      last_problem: problem,
    })
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .execute()
}

/** @param problems only those that wait because of one of these; unset: all but those that may have been accepted */
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
    .where(({ eb, or }) =>
      problems === undefined
        ? or([eb('last_problem', 'is', null), eb('last_problem', '!=', UNKNOWN)])
        : eb('last_problem', 'in', problems),
    )
    .execute()
}

/** Those about no message that were sent, or given up as expired. */
export async function forgetSentMails(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('message_id', 'is', null)
    .where('sealed', '=', '')
    .where('created_at', '<', before)
    .execute()
}

const freed = { lease_until: null, lease_holder: null } as const
const erased = { key_id: ERASED.keyId, sealed: ERASED.sealed }

/** Due, or with an expired lease. A time further ahead than any wait was set by a wrong clock and counts as due. */
function isDue({ and, or, eb }: ExpressionBuilder<Schema, 'mail_outbox'>, now: Date) {
  const ahead = (ms: number) => new Date(now.getTime() + ms)
  return or([
    and([
      eb('state', '=', 'waiting'),
      or([eb('next_at', '<=', now), eb('next_at', '>', ahead(UNKNOWN_WAIT_MS))]),
    ]),
    and([
      eb('state', '=', 'sending'),
      or([eb('lease_until', '<=', now), eb('lease_until', '>', ahead(2 * LEASE_MS))]),
    ]),
  ])
}

function toClaimed(cipher: Cipher, row: Selectable<Schema['mail_outbox']>) {
  const opened = cipher.open({ keyId: row.key_id, sealed: row.sealed }, mailPlace(row.id))
  return {
    id: row.id,
    purpose: row.purpose as MailPurpose,
    headerId: row.header_id,
    attempts: row.attempts,
    lastProblem: row.last_problem as DeliveryProblem | null,
    uselessAfter: row.useless_after === null ? null : new Date(row.useless_after),
    /** Null when it cannot be decrypted. */
    letter: opened.ok ? (JSON.parse(opened.value) as Letter) : null,
  }
}

/** About visitors' messages: those that wait for a person, and those that at least one attempt has failed to send. */
export async function findUndelivered(
  db: Kysely<Schema>,
  isWithoutRestricted: boolean,
): Promise<{ count: number; oldestMessageId: string | null }> {
  const [oldest] = await db
    .selectFrom('mail_outbox')
    .innerJoin('messages', 'messages.id', 'mail_outbox.message_id')
    .$if(isWithoutRestricted, (query) => query.where(sql<boolean>`messages.restricted = false`))
    .select(['message_id', ({ fn }) => fn.countAll<number | string>().over().as('count')])
    .where(({ or, and, eb }) =>
      or([
        eb('mail_outbox.state', '=', 'parked'),
        and([eb('mail_outbox.state', '=', 'waiting'), eb('attempts', '>', 0)]),
      ]),
    )
    .orderBy('mail_outbox.created_at')
    .limit(1)
    .execute()
  return { count: Number(oldest?.count ?? 0), oldestMessageId: oldest?.message_id ?? null }
}
