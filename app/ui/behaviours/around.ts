/** The nearest element at or around an event's target that fits the selector. */
export function around<Found extends HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null
}
