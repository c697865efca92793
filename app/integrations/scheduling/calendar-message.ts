/** What of a window's message tells who sent it, and what. */
type ReceivedMessage = { origin: string; source: unknown; data: unknown }

/**
 * Whether a message says that somebody has booked. It is believed from the calendar's own window at the calendar's own
 * origin alone: any page that is open in some frame can send a message that looks like one. Everything else that a calendar
 * says (its height, what is looked at) changes nothing here.
 * @param calendar the frame's window, and the origin that its address has
 */
export function isBooking(
  { origin, source, data }: ReceivedMessage,
  calendar: { origin: string; window: unknown },
): boolean {
  if (origin !== calendar.origin || source !== calendar.window) return false
  if (typeof data !== 'object' || data === null) return false
  // Named after the service that began it; others send the same so that pages made for it go on working.
  return (data as { event?: unknown }).event === 'calendly.event_scheduled'
}
