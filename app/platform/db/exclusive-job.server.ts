import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type JobName = 'backup' | 'conflict-list' | 'content-schedule' | 'import'

type JobParts = { db: Kysely<Schema>; now: () => Date }

// A process that was killed holds its lease no longer than this.
const LEASE_MS = 2 * 60_000
const RENEW_EVERY_MS = 30_000

/** `until`: when the lease ends, unless its process lives and renews it. */
export type Held = { kind: 'held'; until: Date }

/** Runs `work` unless another process does, and records when it last succeeded or failed. */
export async function runExclusively<Value>(
  { db, now }: JobParts,
  name: JobName,
  work: () => Promise<Value>,
): Promise<Result<Value, Held>> {
  const holder = randomUUID()
  if (!(await acquire(db, name, holder, now()))) {
    const until = (await findJob(db, name))?.heldUntil ?? now()
    return fail({ kind: 'held', until })
  }
  const renewal = setInterval(() => {
    // A renewal that fails is tried again in time before the lease ends.
    setJob(db, name, holder, { held_until: leaseEnd(now()) }).catch(() => undefined)
  }, RENEW_EVERY_MS).unref()
  try {
    const value = await work()
    await setJob(db, name, holder, { ...RELEASED, succeeded_at: now(), problem: '' })
    return ok(value)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await setJob(db, name, holder, { ...RELEASED, failed_at: now(), problem })
    throw error
  } finally {
    clearInterval(renewal)
  }
}

const RELEASED = { holder: null, held_until: null }

export async function isJobHeld(db: Kysely<Schema>, name: JobName, at: Date): Promise<boolean> {
  const job = await findJob(db, name)
  return job?.heldUntil !== undefined && job.heldUntil !== null && job.heldUntil > at
}

/** Null before its first run. */
export async function findJob(db: Kysely<Schema>, name: JobName) {
  const row = await db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
  return row
    ? {
        heldUntil: instantOrNull(row.held_until),
        succeededAt: instantOrNull(row.succeeded_at),
        failedAt: instantOrNull(row.failed_at),
        problem: row.problem,
      }
    : null
}

async function acquire(
  db: Kysely<Schema>,
  name: JobName,
  holder: string,
  at: Date,
): Promise<boolean> {
  await db
    .insertInto('jobs')
    .values({ name, problem: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ holder, held_until: leaseEnd(at) })
    .where('name', '=', name)
    .where((row) => row.or([row('held_until', 'is', null), row('held_until', '<=', at)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function setJob(
  db: Kysely<Schema>,
  name: JobName,
  holder: string,
  change: Partial<Record<'held_until' | 'succeeded_at' | 'failed_at', Date | null>> & {
    holder?: null
    problem?: string
  },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(change)
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

function leaseEnd(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS)
}

function instantOrNull(value: string | Date | null): Date | null {
  return value === null ? null : new Date(value)
}
