import type { Kysely, Selectable } from 'kysely'
import type { ImportKind } from '#app/features/import/dashboard/dashboard-import.ts'
import {
  addReport,
  countOutcomes,
  expiry,
} from '#app/features/import/dashboard/dashboard-imports.server.ts'
import { importTexts, STUCK } from '#app/features/import/dashboard/import-texts.ts'
import { openSentFiles } from '#app/features/import/dashboard/open-sent-files.server.ts'
import { withFiles } from '#app/features/import/dashboard/sent-files.server.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import {
  importItems,
  type ImportServices,
  type ReportRow,
} from '#app/features/import/import-items.server.ts'
import type { ImportedItem } from '#app/features/import/imported-item.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Clock } from '#app/platform/run-every.ts'
import type { Schema } from '#db/schema.ts'

export type RunnerServices = Omit<ImportServices, 'actor'> & {
  bus: Bus
  log: Logger
  timeZone: () => string
}

export type ImportRunner = {
  /** Something waits. */
  wake(): void
  /** From here on, also what another process left when it was killed. */
  start(): Clock
}

/** One query while nothing waits. */
const LOOK_EVERY_MS = 20_000

/** One import at a time, on whichever process is first. */
export function createImportRunner(services: RunnerServices): ImportRunner {
  let underWay = Promise.resolve()
  let isOpen = false
  const look = async () => {
    if (!isOpen || (await findWaiting(services.db)) === null) return
    await runExclusively(services, 'import', () => runWaiting(services, () => !isOpen))
  }
  const wake = () => {
    underWay = underWay
      .then(look)
      .catch((error: unknown) => services.log.error('an import could not go on', error))
  }
  return {
    wake,
    start() {
      isOpen = true
      wake()
      const timer = setInterval(wake, LOOK_EVERY_MS).unref()
      return {
        async stop() {
          isOpen = false
          clearInterval(timer)
          await underWay
        },
      }
    },
  }
}

type Row = Selectable<Schema['imports']>

async function findWaiting(db: Kysely<Schema>): Promise<{ id: string } | null> {
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['checking', 'importing'])
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

async function runWaiting(services: RunnerServices, isStopping: () => boolean): Promise<void> {
  for (;;) {
    const next = await findWaiting(services.db)
    if (next === null || isStopping()) return
    await runOne(services, next.id, isStopping)
  }
}

const MOST_TRIES = 5

async function runOne(
  services: RunnerServices,
  id: string,
  isStopping: () => boolean,
): Promise<void> {
  const { db } = services
  const row = await db
    .updateTable('imports')
    .set((each) => ({ tries: each('tries', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.tries > MOST_TRIES) return giveUp(services, row, STUCK)
  try {
    const isWhole = await withFiles({ ...row, kind: row.kind as ImportKind }, (place) =>
      readAll(services, row, place, isStopping),
    )
    if (isWhole) await finish(services, row)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    await giveUp(services, row, error.message)
  }
}

// The report is written in pieces, and its readers see it grow.
const ROWS_AT_ONCE = 25

/** Goes on after the rows that the report has. @returns whether that was all */
async function readAll(
  services: RunnerServices,
  row: Row,
  place: string,
  isStopping: () => boolean,
): Promise<boolean> {
  const opened = await openSentFiles(services, row, place)
  const parts = { ...services, actor: { id: row.user_id, name: row.actor } }
  const items = skip(opened.items, row.done)
  let { done } = row
  let rows: ReportRow[] = []
  const flush = async () => {
    await addReport(services, row.id, done, rows, detailsOf)
    done += rows.length
    rows = []
  }
  for await (const line of importItems(parts, items, opened.options)) {
    rows.push(line)
    if (rows.length >= ROWS_AT_ONCE) await flush()
    if (isStopping()) break
    await pause()
  }
  await flush()
  return !isStopping()
}

/** SQLite answers at once, so nobody else would have a turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function* skip(
  items: AsyncIterable<ImportedItem>,
  count: number,
): AsyncGenerator<ImportedItem> {
  let place = 0
  for await (const item of items) {
    if (place >= count) yield item
    else await pause()
    place += 1
  }
}

function detailsOf({ notes, lost }: ReportRow): string[] {
  return [...notes, ...lost.map((what) => fillText(importTexts.lost, { what }))]
}

async function finish({ db, now, bus }: RunnerServices, row: Row): Promise<void> {
  const counts = await countOutcomes(db, row.id)
  const found = Object.values(counts).reduce((sum, count) => sum + count, 0)
  await db.transaction().execute(async (tx) => {
    const isDone = row.state === 'importing'
    const change = isDone
      ? { state: 'done' as const, content: '' }
      : { state: 'checked' as const, found }
    await tx
      .updateTable('imports')
      .set({ ...change, expires_at: expiry(now()) })
      .where('id', '=', row.id)
      .execute()
    if (!isDone) return
    const by = { id: row.user_id, name: row.actor }
    const subject = `${row.file_name}: ${summaryOf(counts)}`
    await recordAuditEvent(tx, {
      at: now(),
      by,
      act: 'import.finished',
      subjectId: row.id,
      subject,
    })
  })
  if (row.state === 'importing') tell(bus)
}

function summaryOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ')
}

async function giveUp({ db, now, bus }: RunnerServices, row: Row, problem: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'failed', problem, content: '', expires_at: expiry(now()) })
    .where('id', '=', row.id)
    .execute()
  if (row.state === 'importing') tell(bus)
}

function tell(bus: Bus): void {
  bus.publish({ kind: 'posts' })
  // A published post whose source has changed.
  bus.publish({ kind: 'content' })
}
