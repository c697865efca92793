import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Json } from '#app/features/entries/form/form-field.ts'
import type {
  EntryKey,
  Keeping,
  Revision,
  RevisionSummary,
} from '#app/features/entries/revisions/revision.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { DAY_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** Newest first. */
export async function listRevisions(db: Db, key: EntryKey): Promise<RevisionSummary[]> {
  const rows = await revisionsOf(db, key).select(summaryColumns).execute()
  return rows.map(toSummary)
}

export function findRevision(db: Db, key: EntryKey, version: number): Promise<Revision | null> {
  return findFirst(revisionsOf(db, key).where('version', '=', version))
}

/** The last one up to a version of the entry. */
export function findRevisionAt(db: Db, key: EntryKey, version: number): Promise<Revision | null> {
  return findFirst(revisionsOf(db, key).where('version', '<=', version))
}

export async function newestRevision(db: Db, key: EntryKey): Promise<Revision | null> {
  return findFirst(revisionsOf(db, key))
}

/** @param revision.data and `source`: JSON */
export async function writeRevision(
  db: Db,
  { type, id, locale }: EntryKey,
  revision: Omit<RevisionSummary, 'title'> & {
    title?: string
    data: string | null
    source?: string | null
  },
): Promise<void> {
  const { savedAt, savedBy, ...rest } = revision
  await db
    .insertInto('entry_revisions')
    .values({ type, entry_id: id, locale, ...rest, saved_at: savedAt, saved_by: savedBy })
    // Another program changed the entry without raising its version; the text stored under it stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @param needed versions that stay, however old they are */
export async function dropOldRevisions(
  db: Transaction<Schema>,
  key: EntryKey,
  { now, keeping, needed }: { now: Date; keeping: Keeping; needed: readonly number[] },
): Promise<void> {
  const limit = new Date(now.getTime() - keeping.days * DAY_MS)
  const newest = (count: number) => revisionsOf(db, key).select('version').limit(count)
  await db
    .deleteFrom('entry_revisions')
    .where(({ and }) => and(columnsOf(key)))
    .$if(needed.length > 0, (query) => query.where('version', 'not in', needed))
    .where((expression) =>
      expression.or([
        expression.and([
          expression('saved_at', '<', limit),
          expression('version', 'not in', newest(keeping.least)),
        ]),
        expression('version', 'not in', newest(keeping.most)),
      ]),
    )
    .execute()
}

function columnsOf({ type, id, locale }: EntryKey) {
  return { type, entry_id: id, locale }
}

function revisionsOf(db: Db, key: EntryKey) {
  return db
    .selectFrom('entry_revisions')
    .where(({ and }) => and(columnsOf(key)))
    .orderBy('version', 'desc')
}

async function findFirst(query: ReturnType<typeof revisionsOf>): Promise<Revision | null> {
  const row = await query.selectAll().limit(1).executeTakeFirst()
  return row ? { ...toSummary(row), data: parsed(row.data), source: parsed(row.source) } : null
}

const summaryColumns = ['version', 'state', 'title', 'words', 'saved_at', 'saved_by'] as const

type SummaryRow = Pick<Selectable<Schema['entry_revisions']>, (typeof summaryColumns)[number]>

function toSummary({ saved_at, saved_by, ...row }: SummaryRow): RevisionSummary {
  const { version, state, title, words } = row
  return { version, state, title, words, savedAt: new Date(saved_at), savedBy: saved_by }
}

function parsed(text: string | null): Json {
  return text === null ? null : (parseJson(text) as Json)
}
