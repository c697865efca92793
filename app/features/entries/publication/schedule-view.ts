import type { Schedule } from '#app/features/entries/publication/schedule.ts'
import {
  scheduleProblems,
  scheduleTexts as texts,
} from '#app/features/entries/publication/schedule-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import type { ScheduleProblem } from '#db/tables/content.ts'

/** What the dashboard says of the time at which a draft is published. */
export type ScheduleView = {
  /** Such as "Publishes Nov 30, 2026, 9:00 AM EST"; null without a time. */
  publishes: string | null
  /** Who set it, and with which review. */
  details: string | null
  /** Why it will wait, or was not published. */
  warning: string | null
}

export function scheduleView(
  {
    schedule,
    scheduleProblem,
  }: { schedule: Schedule | null; scheduleProblem: ScheduleProblem | null },
  timeZone: string,
): ScheduleView {
  if (schedule === null) {
    const warning = scheduleProblem && scheduleProblems[scheduleProblem]
    return { publishes: null, details: null, warning }
  }
  const { at, by, review, isOutdated } = schedule
  const details = [fillText(texts.by, { who: by }), review && fillText(texts.review, review)]
  return {
    publishes: fillText(texts.publishes, { time: zonedText(at, timeZone) }),
    details: details.filter(Boolean).join(' '),
    warning: isOutdated ? texts.outdated : null,
  }
}
