/** Spec 9.5, in pixels. */
const BOOKING_THRESHOLD = 200

/** At 200 px not yet, at 201 px it does. */
function isBookingShown(scrollY: number): boolean {
  return scrollY > BOOKING_THRESHOLD
}

/** The buttons hide while a form is on the screen, which they would cover on a phone. */
export function markFloats(): void {
  const page = document.documentElement
  const form = document.querySelector('main .form')?.getBoundingClientRect()
  page.toggleAttribute('data-far', isBookingShown(scrollY))
  page.toggleAttribute(
    'data-form-near',
    form !== undefined && form.top < innerHeight && form.bottom > 0,
  )
}
