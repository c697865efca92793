import type { homeTexts as english } from '#app/features/site/texts/en/home.ts'

export const homeTexts: typeof english = {
  bookConsultation: 'Reservar consulta',
  learnMore: { text: 'Saber más', path: '/about', about: 'sobre el bufete' },
  allServices: { text: 'Ver todos los servicios', path: '/services' },
  allAnswers: { text: 'Respuestas cortas', path: '/answers' },
  people: 'Las personas con las que hablaría',
  schedule: 'Reservar una consulta',
  allQuestions: { text: 'Ver todas las preguntas', path: '/faq' },
  whyChooseUs: { title: 'Por qué elegirnos', more: { text: 'Conozca el bufete', path: '/about' } },
  book: { text: 'Reservar una consulta', path: '/contact' },
}
