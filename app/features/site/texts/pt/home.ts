import type * as english from '#app/features/site/texts/en/home.ts'

export const homeTexts: typeof english.homeTexts = {
  bookConsultation: 'Marcar consulta',
  learnMore: { text: 'Saiba mais', path: '/about', about: 'sobre o escritório' },
  allServices: { text: 'Ver todos os serviços', path: '/services' },
  allAnswers: { text: 'Respostas curtas', path: '/answers' },
  people: 'As pessoas com quem você vai falar',
  schedule: 'Marcar uma consulta',
  allQuestions: { text: 'Ver todas as perguntas', path: '/faq' },
  whyChooseUs: {
    title: 'Por que nos escolher',
    more: { text: 'Conheça o escritório', path: '/about' },
  },
  book: { text: 'Marcar uma consulta', path: '/contact' },
}
