const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const

// Creating a formatter costs far more than using one, and a site uses one or two zones.
const formatters = new Map<string, { full: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>()

/** For example "Nov 21, 2026, 6:08 PM EST". */
export function zonedText(instant: Date, timeZone: string): string {
  return plain(formattersOf(timeZone).full.format(instant))
}

/** For example "6:08 PM EST". */
export function zonedTime(instant: Date, timeZone: string): string {
  return plain(formattersOf(timeZone).time.format(instant))
}

/** For example "Eastern Time". */
export function zoneName(timeZone: string): string {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
  const part = formatter.formatToParts().find(({ type }) => type === 'timeZoneName')
  return part?.value ?? timeZone
}

// A narrow no-break space before "PM" would break searching and copying.
function plain(text: string): string {
  return text.replaceAll('\u202f', ' ')
}

function formattersOf(timeZone: string) {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = {
    full: new Intl.DateTimeFormat('en-US', { timeZone, ...DATE, ...TIME }),
    time: new Intl.DateTimeFormat('en-US', { timeZone, ...TIME }),
  }
  formatters.set(timeZone, made)
  return made
}
