/** What the calendar is told beforehand, so that nobody types it twice. Only what the reader has given for this purpose. */
export type SchedulingPrefill = { name?: string; email?: string }

/** Where on our site a booking began, for the firm's own counts. Says nothing about the reader. */
export type SchedulingTracking = {
  source: string
  medium: string
  /** The path of the page of ours; null for a page that is nobody's business, such as one with a secret in its address. */
  page: string | null
}

/** What the calendar is opened with. */
export type SchedulingOptions = { prefill?: SchedulingPrefill; tracking?: SchedulingTracking }

/**
 * The address of the outside calendar with the options that scheduling services read from the query. What the address
 * already says stays as it is; the page alone is always ours.
 * @param bookingUrl the address under which the service shows its calendar as a page
 */
export function schedulingUrl(
  bookingUrl: string,
  { prefill, tracking }: SchedulingOptions,
): string {
  const url = new URL(bookingUrl)
  const wanted = {
    name: prefill?.name,
    email: prefill?.email,
    utm_source: tracking?.source,
    utm_medium: tracking?.medium,
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  // The script that counts knows our links by this (`visit-counts.ts`).
  if (tracking && tracking.page !== null) url.searchParams.set('utm_content', tracking.page)
  return url.href
}

/**
 * Where "Book Consultation" leads: the calendar's own page, in a new tab, told from which page of ours. Without a calendar
 * the part of the contact page that gives the telephone.
 * @param bookingUrl null when no calendar is set up
 * @param page the path of the page that the link stands on, or null
 */
export function bookingLink(bookingUrl: string | null, page: string | null): string {
  if (bookingUrl === null) return '/contact#schedule'
  return schedulingUrl(bookingUrl, { tracking: { source: 'website', medium: 'link', page } })
}

/** The same calendar in a frame on a page of ours, or null when none is set up. */
export function bookingFrame(bookingUrl: string | null, page: string): string | null {
  if (bookingUrl === null) return null
  return schedulingUrl(bookingUrl, { tracking: { source: 'website', medium: 'frame', page } })
}
