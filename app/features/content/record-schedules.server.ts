import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { allOrNone, ChangedSince } from '#app/features/content/all-or-none.server.ts'
import type { RecordKey, RecordReview } from '#app/features/content/record-types.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import type { ScheduleProblem } from '#db/tables/content.ts'

type Db = Kysely<Schema>

/** When a draft is published by itself. */
export type RecordSchedule = {
  at: Date
  /** Who decided it. */
  by: string
  review: RecordReview
  /** Somebody who does not publish has changed the draft since. */
  isOutdated: boolean
}

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

type Scheduling = { drafts: readonly (SeenDraft & { review: RecordReview })[]; at: Date; by: Actor }

/** All of them or none. */
export function scheduleRecords(
  db: Db,
  { drafts, at, by }: Scheduling,
  now: Date,
): Promise<Result<void, { key: RecordKey; kind: 'changed' }>> {
  return allOrNone(db, async (tx) => {
    for (const draft of drafts) {
      await changeSchedule(tx, draft, {
        publish_at: at,
        scheduled_version: draft.seenVersion + 1,
        scheduled_by: by.name,
        scheduled_review_by: draft.review?.by ?? null,
        scheduled_review_on: draft.review?.on ?? null,
        schedule_problem: null,
      })
      await recordContentEvent(tx, draft, { at: now, by, act: 'content.scheduled' })
    }
  })
}

/** All of them or none. */
export function unscheduleRecords(
  db: Db,
  { drafts, by }: { drafts: readonly SeenDraft[]; by: Actor },
  now: Date,
): Promise<Result<void, { key: RecordKey; kind: 'changed' }>> {
  return allOrNone(db, async (tx) => {
    for (const draft of drafts) {
      await changeSchedule(tx, draft, NOT_SCHEDULED)
      await recordContentEvent(tx, draft, { at: now, by, act: 'content.unscheduled' })
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

/** One query of an index. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('content_records')
    .select('id')
    .where('publish_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
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

export function scheduleOf(row: Selectable<Schema['content_records']>): RecordSchedule | null {
  if (row.publish_at === null) return null
  return {
    at: new Date(row.publish_at),
    by: row.scheduled_by ?? '',
    review: reviewOf(row.scheduled_review_by, row.scheduled_review_on),
    isOutdated: row.scheduled_version !== row.version,
  }
}

export function reviewOf(by: string | null, on: string | null): RecordReview {
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
