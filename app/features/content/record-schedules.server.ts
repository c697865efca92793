import type { Review } from '#app/features/entries/publication/review.ts'
import type { Schedule } from '#app/features/entries/publication/schedule.ts'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { allOrNone, ChangedSince } from '#app/features/content/all-or-none.server.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import type { ScheduleProblem } from '#db/tables/content.ts'

type Db = Kysely<Schema>

// A review belongs to the text that was read.
export const NOT_REVIEWED = { scheduled_review_by: null, scheduled_review_on: null }

export const NOT_SCHEDULED = {
  ...NOT_REVIEWED,
  publish_at: null,
  scheduled_version: null,
  scheduled_by: null,
  schedule_problem: null,
}

/** A draft in the version that was looked at. */
export type SeenDraft = RecordKey & { seenVersion: number }

type Planning = {
  drafts: readonly (SeenDraft & { review?: Review | null })[]
  /** Null: they are no longer published by themselves. */
  at: Date | null
  by: Actor
}

/** All of them or none. */
export function planRecords(
  db: Db,
  { drafts, at, by }: Planning,
  now: Date,
): Promise<Result<void, { key: RecordKey; kind: 'changed' }>> {
  const act = at === null ? 'content.unscheduled' : 'content.scheduled'
  return allOrNone(db, async (tx) => {
    for (const draft of drafts) {
      const planned = at && {
        publish_at: at,
        scheduled_version: draft.seenVersion + 1,
        scheduled_by: by.name,
        scheduled_review_by: draft.review?.by ?? null,
        scheduled_review_on: draft.review?.on ?? null,
        schedule_problem: null,
      }
      await changeSchedule(tx, draft, planned ?? NOT_SCHEDULED)
      await recordContentEvent(tx, draft, { at: now, by, act })
    }
  })
}

/** It stays a draft, without a time. @returns false when somebody changed it since */
export async function setAside(
  db: Db,
  { draft, problem, by }: { draft: SeenDraft; problem: ScheduleProblem; by: Actor },
  now: Date,
): Promise<boolean> {
  const { ok: isDone } = await allOrNone(db, async (tx) => {
    await changeSchedule(tx, draft, { ...NOT_SCHEDULED, schedule_problem: problem })
    await recordContentEvent(tx, draft, { at: now, by, act: 'content.not-published' })
  })
  return isDone
}

/** By the time of the first. One query of an index. */
export async function findNextPublication(db: Db): Promise<Date | null> {
  const { next } = await db
    .selectFrom('content_records')
    .select(({ fn }) => fn.min('publish_at').as('next'))
    .executeTakeFirstOrThrow()
  return next === null ? null : new Date(next)
}

/** Call it in the transaction of the act. */
export async function recordContentEvent(
  tx: Db,
  { type, id, locale }: RecordKey,
  event: { at: Date; by: Actor; act: AuditAct },
): Promise<void> {
  const subject = `${type}/${id}/${locale}`
  await recordAuditEvent(tx, { ...event, subjectId: subject, subject })
}

export function scheduleOf(row: Selectable<Schema['content_records']>): Schedule | null {
  if (row.publish_at === null) return null
  return {
    at: new Date(row.publish_at),
    by: row.scheduled_by ?? '',
    review: reviewOf(row.scheduled_review_by, row.scheduled_review_on),
    isOutdated: row.scheduled_version !== row.version,
  }
}

export function reviewOf(by: string | null, on: string | null): Review | null {
  return by === null || on === null ? null : { by, on: on as LocalDate }
}

type ScheduleColumns = Pick<Updateable<Schema['content_records']>, keyof typeof NOT_SCHEDULED>

/** The version is another one then, so that whoever publishes in the same moment looks again. @throws ChangedSince */
async function changeSchedule(
  tx: Db,
  { type, id, locale, seenVersion }: SeenDraft,
  columns: ScheduleColumns,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('content_records')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where((column) => column.and({ type, id, locale, version: seenVersion }))
    .where('draft', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new ChangedSince({ type, id, locale })
}
