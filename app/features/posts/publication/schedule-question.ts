import type { PostForm } from '#app/features/posts/post.ts'
import { type PostSchedule, statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { parseTimes } from '#app/features/posts/publication/publication.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** `waiting`: a time is set, the switch is off; `hiding`: the time hides what readers see now; `over`: the time to take it down is past. */
export type ScheduleQuestion = { kind: 'waiting' | 'hiding' | 'over'; time: Date }

/** Whether the writer means the time or the switch. */
export type ScheduleAnswer = `${ScheduleQuestion['kind']}-${'time' | 'switch'}`

/** Name of the buttons that answer. */
export const SCHEDULE_ANSWER = 'schedule'

const answeredFields: Record<
  ScheduleAnswer,
  Partial<Pick<PostForm, 'published' | 'publishAt' | 'unpublishAt'>>
> = {
  'waiting-time': { published: true },
  'waiting-switch': {},
  'hiding-time': {},
  'hiding-switch': { publishAt: '' },
  'over-time': {},
  'over-switch': { unpublishAt: '' },
}

type Moment = { timeZone: string; now: Date; before: PostSchedule | null }

/** The form as the answer changes it; an answer to another question than the present one is not taken. */
export function settleSchedule(
  form: PostForm,
  answer: string,
  { before, timeZone, now }: Moment,
): Result<PostForm, ScheduleQuestion> {
  const times = parseTimes(form, timeZone)
  if (!times.ok) return ok(form)
  const question = scheduleQuestion({ ...times.value, published: form.published }, before, now)
  if (question === null) return ok(form)
  const given = [`${question.kind}-time`, `${question.kind}-switch`] as const
  const taken = given.find((each) => each === answer)
  return taken ? ok({ ...form, ...answeredFields[taken] }) : fail(question)
}

/** Null where switch and time agree, or disagree as the stored post does already. */
function scheduleQuestion(
  next: PostSchedule,
  before: PostSchedule | null,
  at: Date,
): ScheduleQuestion | null {
  if (before && isSame(next, before)) return null
  const { published, publishAt, unpublishAt } = next
  if (published && unpublishAt !== null && unpublishAt <= at)
    return { kind: 'over', time: unpublishAt }
  if (publishAt === null || publishAt <= at) return null
  if (!published) return { kind: 'waiting', time: publishAt }
  const isSeen = before !== null && statusOf(before, at) === 'published'
  return isSeen ? { kind: 'hiding', time: publishAt } : null
}

function isSame(one: PostSchedule, other: PostSchedule): boolean {
  return (
    one.published === other.published &&
    one.publishAt?.getTime() === other.publishAt?.getTime() &&
    one.unpublishAt?.getTime() === other.unpublishAt?.getTime()
  )
}
