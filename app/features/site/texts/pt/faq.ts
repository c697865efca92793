import type * as english from '#app/features/site/texts/en/faq.ts'

export const faqTexts: typeof english.faqTexts = {
  schedule: 'Marcar uma consulta',
  contact: { text: 'Fale conosco', path: '/contact' },
  call: 'Ligar: {phone}',
}
