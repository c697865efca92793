import type { Post } from '#app/features/posts/post.ts'
import { type LocalDate, type LocalTime, localMoment, longDate } from '#app/platform/local-time.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { wallTime } from '#app/platform/wall-time.ts'

/** What a post's switch and its times come to at an instant. `ended`: it was taken down by its time. */
export type PostStatus = 'draft' | 'scheduled' | 'published' | 'ended'

/** What decides it. */
export type PostSchedule = Pick<Post, 'published' | 'publishAt' | 'unpublishAt'>

/** The rule of `postsOutOfTime` for a post that is at hand. Readers see it when it is `published`, and only then. */
export function statusOf(post: PostSchedule, at: Date): PostStatus {
  const { published, publishAt, unpublishAt } = post
  if (!published) return 'draft'
  if (unpublishAt !== null && unpublishAt <= at) return 'ended'
  return publishAt !== null && publishAt > at ? 'scheduled' : 'published'
}

/** From when on readers see a post that is saved at an instant; null for one that its switch keeps from them. */
export function readersFrom(
  { published, publishAt }: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): Date | null {
  if (!published) return null
  return publishAt !== null && publishAt > at ? publishAt : at
}

/** Published at once or for later, or not any more: what the audit log is told of a switch that was turned. */
export function publicationAct(
  post: Pick<Post, 'published' | 'publishAt'>,
  at: Date,
): 'post.published' | 'post.scheduled' | 'post.unpublished' {
  const from = readersFrom(post, at)
  if (from === null) return 'post.unpublished'
  return from > at ? 'post.scheduled' : 'post.published'
}

/** When a post last changed for readers: one that was planned came after its last save. */
export function lastChange({ updatedAt, publishAt }: Pick<Post, 'updatedAt' | 'publishAt'>): Date {
  return publishAt !== null && publishAt > updatedAt ? publishAt : updatedAt
}

/** A time of the editor's form. `isTwice`: the clock shows it twice that night, and the first is meant. */
export type ScheduledTime = { instant: Date; isTwice: boolean }

/**
 * Reads what a `datetime-local` field holds, by the clock of the office.
 * @returns null for an empty field; the sentence that says what is wrong with it
 */
export function readScheduledTime(
  text: string,
  timeZone: string,
): Result<ScheduledTime | null, string> {
  if (text.trim() === '') return ok(null)
  const [, date, time] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::00(?:\.0+)?)?$/.exec(text.trim()) ?? []
  if (
    date === undefined ||
    time === undefined ||
    !isDay(date) ||
    !/^([01]\d|2[0-3]):[0-5]/.test(time)
  )
    return fail('Please give a day and a time, such as 2027-03-15T09:00')
  const found = wallTime(date, time as LocalTime, timeZone)
  if (found.kind === 'never') {
    const day = longDate(date)
    return fail(
      `On ${day} the clock at the office goes forward and never shows ${clockText(time)}. Please choose another time.`,
    )
  }
  return ok({ instant: found.instant, isTwice: found.kind === 'twice' })
}

/** Writes an instant as a `datetime-local` field holds it, by the clock of the office. */
export function writeScheduledTime(instant: Date | null, timeZone: string): string {
  if (instant === null) return ''
  const { date, time } = localMoment(instant, timeZone)
  return `${date}T${time}`
}

/** "2:30 AM" for "02:30". */
function clockText(time: string): string {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 === 0 ? 12 : hours % 12}${time.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** True for a day that the calendar has, written `YYYY-MM-DD`. */
export function isDay(date: string): date is LocalDate {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false
  const instant = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date)
}
