import type { Kysely, Selectable, Transaction } from 'kysely'
import { addRevision, keyOf, writeRecord } from '#app/features/content/write-record.server.ts'
import { allOrNone, ChangedSince } from '#app/features/content/all-or-none.server.ts'
import {
  type RecordKey,
  type RecordReview,
  recordSchemas,
} from '#app/features/content/record-types.ts'
import {
  NOT_REVIEWED,
  NOT_SCHEDULED,
  recordContentEvent,
  type RecordSchedule,
  reviewOf,
  scheduleOf,
} from '#app/features/content/record-schedules.server.ts'
import { isNeeded } from '#app/features/content/site-content.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState, ScheduleProblem } from '#db/tables/content.ts'

type Db = Kysely<Schema>

/** What the firm has published or removed. */
export type PublishedRecord = RecordKey & {
  /** Null where the firm removed the record. */
  data: unknown
  review: RecordReview
}

/** `version` 0: nothing is stored, so the text that ships with the site is shown. */
export type StoredRecord = PublishedRecord & {
  version: number
  state: ContentState
  /** As typed, maybe incomplete; null when there is none. */
  draft: unknown
  /** Drafts included. */
  changed: { at: Date; by: string }
  /** When the draft is published by itself. */
  schedule: RecordSchedule | null
  /** Why it was not, at its time. */
  scheduleProblem: ScheduleProblem | null
}

/** What becomes of one record; `seenVersion` is the version of the form. */
export type Publication = RecordKey & { seenVersion: number } & (
    | { to: 'published'; data: unknown; review: RecordReview }
    | { to: 'shipped' | 'removed' }
  )

export type PublicationProblem = { key: RecordKey } &
  /** `needed`: the site cannot be without it. */
  (
    | { kind: 'changed' | 'needed' }
    | { kind: 'invalid'; issues: { path: string; message: string }[] }
  )

/** One query. */
export async function listPublishedRecords(db: Db): Promise<PublishedRecord[]> {
  const rows = await db
    .selectFrom('content_records')
    .selectAll()
    .where('state', '!=', 'shipped')
    .execute()
  return rows.flatMap((row) => (isKnown(row) ? toStored(row) : []))
}

/** Drafts included. One query. */
export async function listStoredRecords(db: Db): Promise<StoredRecord[]> {
  const rows = await db.selectFrom('content_records').selectAll().orderBy('id').execute()
  return rows.flatMap((row) => (isKnown(row) ? toStored(row) : []))
}

export async function findRecord(db: Db, key: RecordKey): Promise<StoredRecord | null> {
  const row = await db
    .selectFrom('content_records')
    .selectAll()
    .where((column) => column.and(keyOf(key)))
    .executeTakeFirst()
  return row !== undefined && isKnown(row) ? toStored(row) : null
}

/** Whoever may publish lets a changed draft keep its time. */
export type Writer = Actor & { mayPublish?: boolean }

/**
 * Keeps what was typed without showing it to readers. @returns the new version, or null when somebody changed the record since
 * @param draft its `data` null: the draft is discarded, and its time with it
 */
export async function saveRecordDraft(
  db: Db,
  draft: RecordKey & { seenVersion: number; data: unknown; by: Writer },
  now: Date,
): Promise<number | null> {
  const { seenVersion, data, by, ...key } = draft
  const isWritten = await writeRecord(db, key, {
    seenVersion,
    ...(data === null ? NOT_SCHEDULED : NOT_REVIEWED),
    ...(by.mayPublish === true && { scheduled_version: seenVersion + 1 }),
    draft: data === null ? null : JSON.stringify(data),
    changed_at: now,
    changed_by: by.name,
  })
  return isWritten ? seenVersion + 1 : null
}

/** All of them or none, each as a revision. */
export async function publishRecords(
  db: Db,
  { publications, by }: { publications: readonly Publication[]; by: Actor },
  now: Date,
): Promise<Result<void, PublicationProblem>> {
  const invalid = publications.map(findInvalid).find((problem) => problem !== null)
  if (invalid) return fail(invalid)
  return allOrNone(db, async (tx) => {
    for (const publication of publications) await publishRecord(tx, publication, by, now)
  })
}

function findInvalid(publication: Publication): PublicationProblem | null {
  if (publication.to === 'removed' && isNeeded(publication.type))
    return { key: keyOf(publication), kind: 'needed' }
  if (publication.to !== 'published') return null
  const { error } = recordSchemas[publication.type].safeParse(publication.data)
  if (error === undefined) return null
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { key: keyOf(publication), kind: 'invalid', issues }
}

const ACTS = {
  published: 'content.published',
  shipped: 'content.shipped',
  removed: 'content.removed',
} as const

async function publishRecord(
  tx: Transaction<Schema>,
  publication: Publication,
  by: Actor,
  now: Date,
): Promise<void> {
  const { seenVersion, to } = publication
  const key = keyOf(publication)
  const { data, review } = to === 'published' ? publication : { data: null, review: null }
  const published = to === 'published' ? JSON.stringify(data) : null
  const isWritten = await writeRecord(tx, key, {
    ...NOT_SCHEDULED,
    seenVersion,
    state: to,
    published,
    draft: null,
    reviewed_by: review?.by ?? null,
    reviewed_on: review?.on ?? null,
    changed_at: now,
    changed_by: by.name,
  })
  if (!isWritten) throw new ChangedSince(key)
  await addRevision(tx, key, { version: seenVersion + 1, state: to, published, by, now })
  await recordContentEvent(tx, key, { at: now, by, act: ACTS[to] })
}

type Row = Selectable<Schema['content_records']>

// A newer build may have stored a type that this one does not know.
function isKnown(row: Row): row is Row & RecordKey {
  return row.type in recordSchemas && isLocale(row.locale)
}

function toStored(row: Row & RecordKey): StoredRecord {
  return {
    ...keyOf(row),
    version: row.version,
    state: row.state,
    data: parsed(row.published),
    draft: parsed(row.draft),
    changed: { at: new Date(row.changed_at), by: row.changed_by },
    review: reviewOf(row.reviewed_by, row.reviewed_on),
    schedule: scheduleOf(row),
    scheduleProblem: row.schedule_problem,
  }
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}
