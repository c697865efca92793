import type { faqTexts as english } from '#app/features/site/texts/en/faq.ts'

export const faqTexts: typeof english = {
  schedule: 'Reservar una consulta',
  contact: { text: 'Contáctenos', path: '/contact' },
  call: 'Llamar al {phone}',
}
