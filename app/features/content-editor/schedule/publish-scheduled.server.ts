import { findNextPublication, setAside } from '#app/features/content/record-schedules.server.ts'
import {
  type ContentServices,
  publishContent,
  showChange,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { readTimetable } from '#app/features/content-editor/schedule/read-timetable.server.ts'
import { runExclusively } from '#app/platform/db/exclusive-job.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { type Clock, runEvery } from '#app/platform/run-every.ts'

type Services = ContentServices & { log: Logger }

/** One query while nothing is due. */
const LOOK_EVERY_MS = 20_000

export function runContentSchedule(services: Services): Clock {
  return runEvery(LOOK_EVERY_MS, () => storeDueChanges(services))
}

/** What cannot be stored now is stored at the next look. */
export async function storeDueChanges(services: Services): Promise<void> {
  try {
    await publishScheduled(services)
  } catch (error) {
    services.log.error('drafts of the site could not be published at their time', error)
  }
}

/**
 * Readers see them since their time; what is due becomes what is stored, with its revision and in the audit log.
 * @internal exported for tests
 */
export async function publishScheduled(services: Services): Promise<void> {
  const { db, now } = services
  const next = await findNextPublication(db)
  if (next === null || next > now()) return
  await runExclusively({ db, now }, 'content-schedule', async () => {
    const at = now()
    const timetable = await readTimetable(services)
    // What somebody saves in between stays due, and the next look publishes it.
    for (const { by: name, due, waiting } of timetable.filter(({ from }) => from <= at)) {
      const by = { id: null, name }
      for (const each of waiting) await setAside(db, { ...each, by }, at)
      if (due.length > 0) await publishContent(services, due, by)
    }
    await showChange(services)
  })
}
