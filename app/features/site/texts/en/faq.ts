/** Spec 2.81 to 2.88. */
export const faqTexts = {
  schedule: 'Schedule a Consultation',
  contact: { text: 'Contact Us', path: '/contact' },
  call: 'Call {phone}',
}
