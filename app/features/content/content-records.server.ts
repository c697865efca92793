import type { Review } from '#app/features/entries/publication/review.ts'
import type { Kysely, Transaction } from 'kysely'
import { isFromLawPack } from '#app/features/content/law-records.ts'
import { allOrNone, ChangedSince } from '#app/features/content/all-or-none.server.ts'
import { draftChanges, quotedFact } from '#app/features/content/draft-changes.server.ts'
import { type RecordKey, recordSchemas } from '#app/features/content/record-types.ts'
import {
  NOT_REVIEWED,
  NOT_SCHEDULED,
  recordContentEvent,
} from '#app/features/content/record-schedules.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { isNeeded } from '#app/features/content/site-content.ts'
import { addRevision, keyOf, writeRecord } from '#app/features/content/write-record.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** What becomes of one record; `seenVersion` is the version of the form. */
export type Publication = RecordKey & { seenVersion: number } & (
    | { to: 'published'; data: unknown; review: Review | null; source?: unknown }
    | { to: 'shipped' }
    /** `draft`: as which its words stay. */
    | { to: 'removed'; draft?: unknown; source?: unknown }
  )

export type PublicationProblem = { key: RecordKey } &
  /** `needed`: the site cannot be without it. */
  (
    | { kind: 'changed' | 'needed' }
    | { kind: 'invalid'; issues: { path: string; message: string }[] }
  )

/** Whoever may publish lets a changed draft keep its time. */
export type Writer = Actor & { mayPublish?: boolean }

/**
 * Keeps what was typed without showing it to readers. @returns the new version, or null when somebody changed the record since
 * @param draft its `data` null: the draft is discarded, and its time with it; `source`: the English text from which it was translated
 */
export async function saveRecordDraft(
  db: Db,
  draft: RecordKey & { seenVersion: number; data: unknown; source?: unknown; by: Writer },
  now: Date,
): Promise<number | null> {
  const { seenVersion, data, source = null, by, ...key } = draft
  const isWritten = await writeRecord(db, key, {
    seenVersion,
    ...(data === null ? NOT_SCHEDULED : NOT_REVIEWED),
    ...(by.mayPublish === true && { scheduled_version: seenVersion + 1 }),
    draft: stored(data),
    // A change in the form leaves the words of the law pack from which a draft was made.
    ...(!(isFromLawPack(key) && source === null && data !== null) && {
      draft_source: data === null ? null : stored(source),
    }),
    changed_at: now,
    changed_by: by.name,
  })
  return isWritten ? seenVersion + 1 : null
}

/** All of them or none, each as a revision; a legal fact that says something else begins a change. */
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
  if (publication.to === 'removed' && isNeeded(shippedInAll.en, publication))
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
  const {
    data,
    review,
    source = null,
  } = to === 'published' ? publication : { data: null, review: null }
  const row = await findRow(tx, key)
  const law = to === 'published' ? lawSources(key, row) : null
  const texts = { published: stored(data), source: law?.pack ?? law?.known ?? stored(source) }
  // The revision of a removal keeps it, so that nothing typed is lost.
  const unfinished = to === 'removed' ? (row?.draft ?? null) : null
  const { draft = null, source: draftSource = null } = to === 'removed' ? publication : {}
  const isWritten = await writeRecord(tx, key, {
    ...NOT_SCHEDULED,
    seenVersion,
    state: to,
    ...texts,
    draft: stored(draft),
    draft_source: stored(draftSource),
    reviewed_by: review?.by ?? null,
    reviewed_on: review?.on ?? null,
    changed_at: now,
    changed_by: by.name,
  })
  if (!isWritten) throw new ChangedSince(key)
  const revision = unfinished ? { ...texts, published: unfinished } : texts
  await addRevision(tx, key, { version: seenVersion + 1, state: to, ...revision, by, now })
  await recordContentEvent(tx, key, { at: now, by, act: ACTS[to] })
  // A law pack has its own entries of what changed.
  const [before, after] = [quotedFact(key, row?.published), quotedFact(key, texts.published)]
  if (before && after && !law?.pack) await draftChanges(tx, { before, after }, { by, now })
}

function findRow(tx: Transaction<Schema>, key: RecordKey) {
  return tx
    .selectFrom('content_records')
    .select(['published', 'draft', 'source', 'draft_source'])
    .where((column) => column.and(key))
    .executeTakeFirst()
}

type Sources = { source: string | null; draft_source: string | null }

/** `pack`: what the law pack said from which the draft was made; `known`: the one before it, or what ships. */
function lawSources(key: RecordKey, row: Sources | undefined) {
  if (!isFromLawPack(key)) return null
  const shipped = shippedInAll.en[key.type][key.id] ?? null
  return { pack: row?.draft_source ?? null, known: row?.source ?? stored(shipped) }
}

function stored(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
