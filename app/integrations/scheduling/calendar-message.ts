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
