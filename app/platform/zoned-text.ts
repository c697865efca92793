import type { Locale } from '#app/platform/texts/locales.ts'
import { timeFormat } from '#app/platform/texts/time-format.ts'

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** For example "Nov 21, 2026, 6:08 PM EST". */
export function zonedText(instant: Date, timeZone: string): string {
  return plain(timeFormat('en', { timeZone, ...DATE, ...TIME }).format(instant))
}

/** For example "6:08 PM EST". */
export function zonedTime(instant: Date, timeZone: string): string {
  return plain(timeFormat('en', { timeZone, ...TIME }).format(instant))
}

/** For example "Eastern Time". */
export function zoneName(timeZone: string, locale: Locale = 'en'): string {
  const format = timeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

// A narrow no-break space before "PM" would break searching and copying.
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ')
}
