import type * as english from '#app/features/site/texts/en/faq.ts'

/** Spec 2.81 to 2.88. */
export const faqTexts: typeof english.faqTexts = {
  schedule: 'Prendre rendez-vous',
  contact: { text: 'Nous contacter', path: '/contact' },
  call: 'Appeler le {phone}',
}
