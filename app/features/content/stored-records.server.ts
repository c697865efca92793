import type { Review } from '#app/features/entries/publication/review.ts'
import type { Schedule } from '#app/features/entries/publication/schedule.ts'
import type { Kysely, Selectable } from 'kysely'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import { reviewOf, scheduleOf } from '#app/features/content/record-schedules.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { keyOf } from '#app/features/content/write-record.server.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import type { ContentState, ScheduleProblem } from '#db/tables/content.ts'

type Db = Kysely<Schema>

/** What the firm has published or removed. */
export type PublishedRecord = RecordKey & {
  /** Null where the firm removed the record. */
  data: unknown
  /** Of a translation: the English text from which it was made. */
  source: unknown
  review: Review | null
}

/** `version` 0: nothing is stored, so the text that ships with the site is shown. */
export type StoredRecord = PublishedRecord & {
  version: number
  state: ContentState
  /** As typed, maybe incomplete; null when there is none. */
  draft: unknown
  draftSource: unknown
  /** Of a removed record: what it said last. */
  removed: unknown
  /** Drafts included. */
  changed: { at: Date; by: string }
  /** When the draft is published by itself. */
  schedule: Schedule | null
  /** Why it was not, at its time. */
  scheduleProblem: ScheduleProblem | null
}

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
  const rows = await storedRecords(db).orderBy('id').execute()
  return rows.flatMap((row) => (isKnown(row) ? toStored(row) : []))
}

/** One record in every language. One query. */
export async function listRecordLanguages(
  db: Db,
  { type, id }: Omit<RecordKey, 'locale'>,
): Promise<StoredRecord[]> {
  const rows = await storedRecords(db)
    .where((column) => column.and({ type, id }))
    .execute()
  return rows.flatMap((row) => (isKnown(row) ? toStored(row) : []))
}

export type PlannedRecord = RecordKey & { at: Date }

/** The drafts that are published by themselves in that time, the first ones first. */
export async function listPlannedRecords(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PlannedRecord[]> {
  const rows = await db
    .selectFrom('content_records')
    .select(['type', 'id', 'locale', 'publish_at'])
    .where('publish_at', '>', from)
    .where('publish_at', '<=', to)
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.flatMap((row) =>
    isKnown(row) ? [{ ...keyOf(row), at: new Date(row.publish_at ?? 0) }] : [],
  )
}

function storedRecords(db: Db) {
  return db
    .selectFrom('content_records as record')
    .selectAll()
    .select((column) =>
      column
        .selectFrom('entry_revisions as revision')
        .select('revision.data')
        .whereRef('revision.type', '=', 'record.type')
        .whereRef('revision.entry_id', '=', 'record.id')
        .whereRef('revision.locale', '=', 'record.locale')
        .where('record.state', '=', 'removed')
        .where('revision.data', 'is not', null)
        .orderBy('revision.version', 'desc')
        .limit(1)
        .as('removed'),
    )
}

type Row = Selectable<Schema['content_records']> & { removed?: string | null }

/** A newer build may have stored a type that this one does not know. */
function isKnown<Key extends { type: string; id: string; locale: string }>(
  row: Key,
): row is Key & RecordKey {
  return row.type in recordSchemas && isLocale(row.locale)
}

function toStored(row: Row & RecordKey): StoredRecord {
  return {
    type: row.type,
    id: row.id,
    locale: row.locale,
    version: row.version,
    state: row.state,
    data: withFacts(row, parsed(row.published)),
    draft: withFacts(row, parsed(row.draft)),
    source: parsed(row.source),
    draftSource: parsed(row.draft_source),
    removed: parsed(row.removed ?? null),
    changed: { at: new Date(row.changed_at), by: row.changed_by },
    review: reviewOf(row.reviewed_by, row.reviewed_on),
    schedule: scheduleOf(row),
    scheduleProblem: row.schedule_problem,
  }
}

/** A country of before countries had facts, which had a text, has the facts that ship. */
function withFacts({ type, id, locale }: RecordKey, data: unknown): unknown {
  const isCountry = type === 'country' && locale === 'en'
  if (!isCountry || data === null || !('text' in (data as object))) return data
  return { ...shippedInAll.en.country[id], ...(data as object) }
}

function parsed(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}
