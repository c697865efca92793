/** `{country}` is its name, `{firm}` the firm's. */
export const countryTexts = {
  contact: { text: 'Contact Us', path: '/contact' },
  breadcrumb: 'You are here',
  subtitle: 'Immigration to the United States, for people from {country}.',
  description:
    'What {firm} has to say to people from {country} about visas and immigration to the United States, and how we work for you.',
  services: 'What we do',
  bookConsultation: 'Book Consultation',
  closing: {
    title: 'Talk to us about your case',
    text: 'Call, write or book a time. You do not have to hire us afterwards.',
  },
}
