import type { Kysely, Selectable } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import {
  type DashboardImport,
  isRunning,
  type Outcome,
  type OutcomeCounts,
} from '#app/features/import/dashboard/dashboard-import.ts'
import type { SentFiles } from '#app/features/import/dashboard/sent-files.server.ts'
import type { ReportRow } from '#app/features/import/import-items.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { DAY_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>
type Parts = { db: Db; now: () => Date }

/** File and report; each step of the import starts it anew. */
const KEPT_MS = DAY_MS

export function expiry(now: Date): Date {
  return new Date(now.getTime() + KEPT_MS)
}

/** Replaces the last import of the account. */
export async function startImport(
  { db, now }: Parts,
  by: Actor & { id: string },
  { kind, fileName, content }: SentFiles,
  options: { locale: Locale; tags: boolean },
): Promise<Result<string, 'running'>> {
  const last = await findLastImport(db, by.id)
  if (last !== null && isRunning(last)) return fail('running')
  const id = timeOrderedId()
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('imports')
      .where('user_id', '=', by.id)
      .where('state', 'not in', ['checking', 'importing'])
      .execute()
    await tx
      .insertInto('imports')
      .values({
        ...options,
        id,
        user_id: by.id,
        actor: by.name,
        kind,
        file_name: fileName,
        state: 'checking',
        problem: '',
        done: 0,
        found: 0,
        tries: 0,
        content: content.toString('base64'),
        expires_at: expiry(now()),
      })
      .execute()
  })
  return ok(id)
}

const shown = ['id', 'file_name', 'state', 'problem', 'done', 'found'] as const

export async function findLastImport(db: Db, userId: string): Promise<DashboardImport | null> {
  const row = await db
    .selectFrom('imports')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? toImport(row) : null
}

/** Null for one of somebody else. */
export async function findImport(
  db: Db,
  userId: string,
  id: string,
): Promise<DashboardImport | null> {
  const row = await db
    .selectFrom('imports')
    .select(shown)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? toImport(row) : null
}

function toImport(
  row: Pick<Selectable<Schema['imports']>, (typeof shown)[number]>,
): DashboardImport {
  const { file_name: fileName, ...rest } = row
  return { ...rest, fileName }
}

export async function countOutcomes(db: Db, id: string): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('import_rows')
    .select(({ fn }) => ['outcome', fn.countAll().as('rows')])
    .where('import_id', '=', id)
    .groupBy('outcome')
    .execute()
  return Object.fromEntries(rows.map(({ outcome, rows: count }) => [outcome, Number(count)]))
}

export type ReportLine = { place: number; outcome: Outcome; title: string; details: string[] }

export async function listReport(
  db: Db,
  id: string,
  { after, outcome, limit }: { after: number; outcome: Outcome | null; limit: number },
): Promise<{ lines: ReportLine[]; nextAfter: number | null }> {
  let query = db
    .selectFrom('import_rows')
    .select(['place', 'outcome', 'title', 'details'])
    .where('import_id', '=', id)
    .where('place', '>', after)
  if (outcome !== null) query = query.where('outcome', '=', outcome)
  const rows = await query
    .orderBy('place')
    .limit(limit + 1)
    .execute()
  const lines = rows.slice(0, limit).map((row) => ({
    ...row,
    outcome: row.outcome as Outcome,
    details: JSON.parse(row.details) as string[],
  }))
  return { lines, nextAfter: rows.length > limit ? (lines.at(-1)?.place ?? null) : null }
}

/** False unless it was checked and waits: a second press changes nothing. */
export async function confirmImport(
  { db, now }: Parts,
  by: Actor & { id: string },
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const taken = await tx
      .updateTable('imports')
      .set({ state: 'importing', done: 0, tries: 0, expires_at: expiry(now()) })
      .where('id', '=', id)
      .where('user_id', '=', by.id)
      .where('state', '=', 'checked')
      .returning('file_name')
      .executeTakeFirst()
    if (taken === undefined) return false
    await tx.deleteFrom('import_rows').where('import_id', '=', id).execute()
    const event = { at: now(), by, subjectId: id, subject: taken.file_name }
    await recordAuditEvent(tx, { ...event, act: 'import.started' })
    return true
  })
}

/** What runs stays. */
export async function discardImport(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', 'not in', ['checking', 'importing'])
    .execute()
}

export async function deleteExpiredImports(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('imports').where('expires_at', '<=', at).execute()
}

/** The rows of a report, and how far it is. */
export async function addReport(
  { db, now }: Parts,
  id: string,
  first: number,
  rows: readonly ReportRow[],
  detailsOf: (row: ReportRow) => string[],
): Promise<void> {
  if (rows.length === 0) return
  await db.transaction().execute(async (tx) => {
    const values = rows.map((row, index) => ({
      import_id: id,
      place: first + index,
      outcome: row.outcome,
      title: row.title.replaceAll('\0', ''),
      details: JSON.stringify(detailsOf(row)).replaceAll('\\u0000', ''),
    }))
    await tx.insertInto('import_rows').values(values).execute()
    const done = first + rows.length
    const change = { done, tries: 0, expires_at: expiry(now()) }
    await tx.updateTable('imports').set(change).where('id', '=', id).execute()
  })
}
