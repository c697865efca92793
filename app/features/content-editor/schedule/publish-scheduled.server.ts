import type { Publication } from '#app/features/content/content-records.server.ts'
import {
  isAnyDue,
  type RecordSchedule,
  setAside,
} from '#app/features/content/record-schedules.server.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { checkOpened } from '#app/features/content-editor/editing/record-form.server.ts'
import {
  type ContentServices,
  publishContent,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { type Clock, runEvery } from '#app/platform/run-every.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import type { ScheduleProblem } from '#db/tables/content.ts'

type Services = ContentServices & { log: Logger }

type DueRecord = OpenedRecord & { schedule: RecordSchedule }

/** One query while nothing is due. */
const LOOK_EVERY_MS = 20_000

export function runContentSchedule(services: Services): Clock {
  return runEvery(LOOK_EVERY_MS, async () => {
    try {
      await publishScheduled(services)
    } catch (error) {
      services.log.error('drafts of the site could not be published at their time', error)
    }
  })
}

/** @internal exported for tests */
export async function publishScheduled(services: Services): Promise<void> {
  const { db, now } = services
  if (!(await isAnyDue(db, now()))) return
  await runExclusively({ db, now }, 'content-schedule', async () => {
    // What somebody saves in between stays due, and the next look publishes it.
    for (const group of await listDue(services)) await publishGroup(services, group)
  })
}

/** The earliest first; what one person has planned for one time is published together. */
async function listDue({ db, now }: Services): Promise<DueRecord[][]> {
  const at = now()
  const due = (await listRecords(db, LOCALES)).filter(
    (record): record is DueRecord => record.schedule !== null && record.schedule.at <= at,
  )
  const groups = Map.groupBy(due, ({ schedule }) => `${schedule.at.toISOString()} ${schedule.by}`)
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

async function publishGroup(services: Services, group: readonly DueRecord[]): Promise<void> {
  const { db, now } = services
  const publications: Publication[] = []
  const by = { id: null, name: group[0]?.schedule.by ?? '' }
  for (const record of group) {
    const { key, version, value, schedule, translation } = record
    const draft = { ...key, seenVersion: version }
    const problem = problemOf(services, record, group)
    if (problem) await setAside(db, { draft, problem, by }, now())
    else
      publications.push({
        ...draft,
        to: 'published',
        data: value,
        review: schedule.review,
        source: translation?.source ?? null,
      })
  }
  if (publications.length > 0) await publishContent(services, publications, by)
}

function problemOf(
  { site, now }: Services,
  record: DueRecord,
  together: readonly DueRecord[],
): ScheduleProblem | null {
  if (record.schedule.isOutdated) return 'changed'
  const rules = { site: site(record.key.locale), now: now(), together }
  const { problems, isRefused } = checkOpened(record, record.value, rules)
  if (problems.length > 0) return 'unfinished'
  return isRefused ? 'refused' : null
}
