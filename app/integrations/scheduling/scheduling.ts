/** Only what the reader has given for this purpose. */
type SchedulingPrefill = { name?: string; email?: string }

/** For the firm's own counts; says nothing about the reader. */
type SchedulingTracking = {
  source: string
  medium: string
  /** Null for a private page, such as one with a secret in its address. */
  page: string | null
}

type SchedulingOptions = { prefill?: SchedulingPrefill; tracking?: SchedulingTracking }

/** Options already in the address stay; the page is always ours. @param bookingUrl the calendar's page */
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
  // `visit-counts.ts` recognises our links by this.
  if (tracking && tracking.page !== null) url.searchParams.set('utm_content', tracking.page)
  return url.href
}

/** Without a calendar, the part of the contact page with the telephone. @param page path of the linking page, or null */
export function bookingLink(bookingUrl: string | null, page: string | null): string {
  if (bookingUrl === null) return '/contact#schedule'
  return schedulingUrl(bookingUrl, { tracking: { source: 'website', medium: 'link', page } })
}

export function bookingFrame(bookingUrl: string | null, page: string): string | null {
  if (bookingUrl === null) return null
  return schedulingUrl(bookingUrl, { tracking: { source: 'website', medium: 'frame', page } })
}

type ReceivedMessage = { origin: string; source: unknown; data: unknown }

/** Believed only from the calendar's own window and origin: any frame can send a message that looks like one. */
export function isBooking(
  { origin, source, data }: ReceivedMessage,
  calendar: { origin: string; window: unknown },
): boolean {
  if (origin !== calendar.origin || source !== calendar.window) return false
  if (typeof data !== 'object' || data === null) return false
  // Named after the service that began it; others send the same for compatibility.
  return (data as { event?: unknown }).event === 'calendly.event_scheduled'
}
