import type * as english from '#app/features/site/texts/en/about.ts'

/** Spec 2.58 to 2.61. `{name}` is the firm’s name. */
export const aboutTexts: typeof english.aboutTexts = {
  /** Shown while the profile is the sample one. */
  sampleNote:
    '{name} est un cabinet fictif, donné en exemple. Son équipe et ses bureaux sont inventés, et cette histoire aussi.',
  peopleTitle: 'Notre équipe',
  more: 'En savoir plus sur {name}',
  admissionsTitle: 'Où nos avocats sont autorisés à exercer',
  howToCheck: { text: 'Comment vérifier qui peut vous aider', path: '/who-may-help-you' },
  languagesTitle: 'Langues',
  call: 'Appeler le {phone}',
  contact: { text: 'Nous contacter', path: '/contact' },
}
