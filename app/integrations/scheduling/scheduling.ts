/** What the calendar is told beforehand, so that nobody types it twice. Only what the reader has given for this purpose. */
export type SchedulingPrefill = { name?: string; email?: string }

/** Where on our site a booking began, for the firm's own counts. Says nothing about the reader. */
export type SchedulingTracking = { source: string; medium: string }

/** What the inline calendar is opened with. */
export type SchedulingOptions = { prefill?: SchedulingPrefill; tracking?: SchedulingTracking }

/**
 * The address of the outside calendar for the frame on our page: the service's own booking address with the options that
 * scheduling services read from the query. What the address already says stays as it is.
 * @param bookingUrl the address under which the service shows its calendar as a page
 */
export function schedulingFrameUrl(bookingUrl: string, options: SchedulingOptions): string {
  const url = new URL(bookingUrl)
  const { prefill, tracking } = options
  const wanted = {
    name: prefill?.name,
    email: prefill?.email,
    utm_source: tracking?.source,
    utm_medium: tracking?.medium,
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}
