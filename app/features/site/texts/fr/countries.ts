import type * as english from '#app/features/site/texts/en/countries.ts'

/** `{country}` is its name, `{firm}` the firm’s; the name stands without a preposition, which would differ by country. */
export const countryTexts: typeof english.countryTexts = {
  contact: { text: 'Nous contacter', path: '/contact' },
  breadcrumb: 'Vous êtes ici',
  subtitle: 'Immigrer aux États-Unis. Votre pays : {country}.',
  description:
    'Visas et immigration aux États-Unis, pour un pays : {country}. Ce que le cabinet {firm} peut vous en dire, et comment nous travaillons pour vous.',
  services: 'Ce que nous faisons',
  bookConsultation: 'Prendre rendez-vous',
  closing: {
    title: 'Parlez-nous de votre cas',
    text: 'Appelez, écrivez ou prenez rendez-vous. Rien ne vous oblige à nous engager ensuite.',
  },
}
