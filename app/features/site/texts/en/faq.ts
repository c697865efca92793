/** Spec 2.81 to 2.88. */
export const faqTexts = {
  schedule: 'Schedule a Consultation',
  /** Beside each call to book. */
  bookingNote: 'The consultation takes 30 minutes.',
  contact: { text: 'Contact Us', path: '/contact' },
  call: 'Call {phone}',
}
