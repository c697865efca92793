/** Pixels of scrolling after which the round booking button appears (specification, section 9). */
const BOOKING_THRESHOLD = 200

/** Whether the booking button shows: at 200 px not yet, at 201 px it does. */
function isBookingShown(scrollY: number): boolean {
  return scrollY > BOOKING_THRESHOLD
}

/**
 * Marks the document for the floating buttons' style: far from the top, and a form on the screen, which on a phone
 * they would cover.
 */
export function markFloats(): void {
  const page = document.documentElement
  const form = document.querySelector('main .form')?.getBoundingClientRect()
  page.toggleAttribute('data-far', isBookingShown(scrollY))
  page.toggleAttribute(
    'data-form-near',
    form !== undefined && form.top < innerHeight && form.bottom > 0,
  )
}
