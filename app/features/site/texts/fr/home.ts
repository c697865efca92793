import type * as english from '#app/features/site/texts/en/home.ts'

/** Spec 2.50 to 2.57. */
export const homeTexts: typeof english.homeTexts = {
  bookConsultation: 'Prendre rendez-vous',
  // `about` is spoken after the text, which alone does not say where the link leads.
  learnMore: { text: 'En savoir plus', path: '/about', about: 'sur le cabinet' },
  allServices: { text: 'Tous les services', path: '/services' },
  allAnswers: { text: 'Réponses courtes', path: '/answers' },
  people: 'Les personnes à qui vous parleriez',
  schedule: 'Prendre rendez-vous',
  allQuestions: { text: 'Toutes les questions', path: '/faq' },
  whyChooseUs: {
    title: 'Pourquoi nous choisir',
    more: { text: 'Notre cabinet', path: '/about' },
  },
  book: { text: 'Prendre rendez-vous', path: '/contact' },
}
