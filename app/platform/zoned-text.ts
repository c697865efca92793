// Creating a formatter costs far more than using one, and a site uses one or two zones.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** For example "Nov 21, 2026, 6:08 PM EST". */
export function zonedText(instant: Date, timeZone: string): string {
  const known = formatters.get(timeZone)
  const formatter = known ?? makeFormatter(timeZone)
  if (!known) formatters.set(timeZone, formatter)
  // A narrow no-break space before "PM" would break searching and copying.
  return formatter.format(instant).replaceAll('\u202f', ' ')
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}
