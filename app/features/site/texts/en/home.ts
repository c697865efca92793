/** Spec 2.50 to 2.57. */
export const homeTexts = {
  bookConsultation: 'Book Consultation',
  // `about` is spoken after the text, which alone does not say where the link leads.
  learnMore: { text: 'Learn More', path: '/about', about: 'about the firm' },
  allServices: { text: 'See all services', path: '/services' },
  allAnswers: { text: 'Short answers', path: '/answers' },
  people: 'The people you would talk to',
  schedule: 'Schedule a Consultation',
  allQuestions: { text: 'See All FAQs', path: '/faq' },
  whyChooseUs: { title: 'Why Choose Us', more: { text: 'Meet the firm', path: '/about' } },
  book: { text: 'Book a Consultation', path: '/contact' },
}
