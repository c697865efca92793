import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

/** How long after its arrival a message must have been read: the answer that the Contact page promises (specification, section 9). */
export const PROMISED_MS = 24 * HOUR_MS

// Hours are counted up to here, because the promise is counted in hours.
const HOURS_UNTIL_MS = 48 * HOUR_MS
const DAYS_UNTIL_MS = 30 * DAY_MS

/** Whether nobody has read a message within the promised time. Of what counts as spam nothing was promised: leave it out. */
export function isOverdue(message: { receivedAt: Date; isUnread: boolean }, now: Date): boolean {
  return message.isUnread && now.getTime() - message.receivedAt.getTime() > PROMISED_MS
}

/**
 * How long ago something was, as people say it: "2 hours ago". Older than 30 days it is the day. A moment to come (the clock
 * was set back) counts as now.
 */
export function ageText(then: Date, now: Date, timeZone: string): string {
  const ms = Math.max(0, now.getTime() - then.getTime())
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return AGO.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < HOURS_UNTIL_MS) return AGO.format(-Math.floor(ms / HOUR_MS), 'hour')
  if (ms < DAYS_UNTIL_MS) return AGO.format(-Math.floor(ms / DAY_MS), 'day')
  return dayText(then, timeZone)
}

/** An instant to the minute on the firm's clock, with the zone: "Sat, Nov 21, 2026, 3:08 PM EST". */
export function exactText(instant: Date, timeZone: string): string {
  return plainSpaces(
    instant.toLocaleString('en-US', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  )
}

/** The day of an instant on the firm's calendar: "November 21, 2026". */
export function dayText(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
}

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

// The formatter puts a narrow space before AM and PM.
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ')
}
