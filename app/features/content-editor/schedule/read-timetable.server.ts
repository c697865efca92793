import type { Kysely } from 'kysely'
import {
  readOwnRecords,
  type SitesFrom,
  understood,
} from '#app/features/content/content-book.server.ts'
import type { Publication } from '#app/features/content/content-records.server.ts'
import {
  findNextPublication,
  type SeenDraft,
} from '#app/features/content/record-schedules.server.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type SiteContent, siteContents } from '#app/features/content/site-content.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import { nameOf } from '#app/features/content-editor/editing/record-names.ts'
import { type Schedule, plannedTogether } from '#app/features/entries/publication/schedule.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'
import type { ScheduleProblem } from '#db/tables/content.ts'

/** What was planned for one time, and what readers see from then on. */
export type PlannedChange = SitesFrom & {
  /** Who planned it; empty for what readers see before the first change. */
  by: string
  due: Extract<Publication, { to: 'published' }>[]
  /** What stays a draft, and why. */
  waiting: { draft: SeenDraft; problem: ScheduleProblem }[]
}

type Services = { db: Kysely<Schema>; log: Pick<Logger, 'warn'> }

/**
 * What readers see now and after each planned change, the earliest first: the pages go by it, and so does what stores a
 * change that has come. Three queries, one more while a draft waits for its time.
 */
export async function readTimetable({ db, log }: Services): Promise<PlannedChange[]> {
  const { own, slugs } = await readOwnRecords({ db, log })
  const isPlanned = (await findNextPublication(db)) !== null
  const groups = isPlanned
    ? plannedTogether((await listRecords(db, LOCALES)).flatMap(asPlanned))
    : []
  const known = new Map(own.map((record) => [nameOf(record), record]))
  const sitesBefore = (next: { at: Date } | undefined) =>
    siteContents(shippedInAll, [...known.values()], slugs, next?.at ?? null)
  let sites = sitesBefore(groups[0])
  const timetable: PlannedChange[] = [{ from: new Date(0), sites, by: '', due: [], waiting: [] }]
  for (const [place, { at: from, by, drafts }] of groups.entries()) {
    const judged = judgeDrafts(drafts, sites)
    for (const { type, id, locale, data, review, source = null } of judged.due)
      for (const record of understood({ type, id, locale, data, review, source }, log))
        known.set(nameOf(record), record)
    sites = sitesBefore(groups[place + 1])
    timetable.push({ from, by, sites, ...judged })
  }
  return timetable
}

type PlannedDraft = OpenedRecord & { schedule: Schedule }

function asPlanned({ schedule, ...record }: OpenedRecord): PlannedDraft[] {
  return schedule === null ? [] : [{ ...record, schedule }]
}

function judgeDrafts(
  together: readonly PlannedDraft[],
  sites: Record<Locale, SiteContent>,
): Pick<PlannedChange, 'due' | 'waiting'> {
  const due: PlannedChange['due'] = []
  const waiting: PlannedChange['waiting'] = []
  for (const record of together) {
    const { key, version, value, schedule, translation } = record
    const draft = { ...key, seenVersion: version }
    const rules = { site: sites[key.locale], now: schedule.at, together }
    const problem = problemOf(record, rules)
    const texts = { data: value, review: schedule.review, source: translation?.source ?? null }
    if (problem === null) due.push({ ...draft, to: 'published', ...texts })
    else waiting.push({ draft, problem })
  }
  return { due, waiting }
}

function problemOf(
  record: PlannedDraft,
  rules: Parameters<typeof checkOpened>[2],
): ScheduleProblem | null {
  if (record.schedule.isOutdated) return 'changed'
  const { problems, isRefused } = checkOpened(record, record.value, rules)
  if (problems.length > 0) return 'unfinished'
  return isRefused ? 'refused' : null
}
