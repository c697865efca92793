import type * as english from '#app/features/site/texts/en/countries.ts'

export const countryTexts: typeof english.countryTexts = {
  contact: { text: 'Fale conosco', path: '/contact' },
  breadcrumb: 'Você está aqui',
  subtitle: '{country}: imigração para os Estados Unidos.',
  description:
    '{country}: o que {firm} tem a dizer a quem vem deste país sobre vistos e imigração para os Estados Unidos, e como trabalhamos para você.',
  services: 'O que fazemos',
  bookConsultation: 'Marcar consulta',
  closing: {
    title: 'Converse conosco sobre o seu caso',
    text: 'Ligue, escreva ou marque um horário. Você não é obrigado a nos contratar depois.',
  },
}
