import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

/** Spec 9.13: the Contact page promises a response within 24 hours. */
export const PROMISED_MS = 24 * HOUR_MS

// Counted in hours up to here, as the promise is.
const HOURS_UNTIL_MS = 48 * HOUR_MS
const DAYS_UNTIL_MS = 30 * DAY_MS

/** For messages that are not spam: nothing was promised there. */
export function isOverdue(message: { receivedAt: Date; isUnread: boolean }, now: Date): boolean {
  return message.isUnread && now.getTime() - message.receivedAt.getTime() > PROMISED_MS
}

/** "2 hours ago"; the day when older than 30 days; a future instant (the clock was set back) counts as now. */
export function ageText(then: Date, now: Date, timeZone: string): string {
  const ms = Math.max(0, now.getTime() - then.getTime())
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return AGO.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < HOURS_UNTIL_MS) return AGO.format(-Math.floor(ms / HOUR_MS), 'hour')
  if (ms < DAYS_UNTIL_MS) return AGO.format(-Math.floor(ms / DAY_MS), 'day')
  return dayText(then, timeZone)
}

/** "Sat, Nov 21, 2026, 3:08 PM EST". */
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

/** "November 21, 2026". */
export function dayText(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
}

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

// The formatter puts a narrow space before AM and PM.
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ')
}
