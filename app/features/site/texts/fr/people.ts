import type * as english from '#app/features/site/texts/en/people.ts'

/** `{name}` is the person, `{phone}` the direct line. */
export const peopleTexts: typeof english.peopleTexts = {
  about: { text: 'À propos', path: '/about' },
  breadcrumb: 'Vous êtes ici',
  description:
    '{name}, {role} : langues, autorisations d’exercer et comment les vérifier, travail dans notre cabinet.',
  languages: 'Langues',
  since: 'En droit de l’immigration depuis',
  directLine: 'Ligne directe',
  bookConsultation: 'Prendre rendez-vous',
  biography: 'Parcours',
  licenses: 'Autorisations d’exercer',
  admitted: 'depuis {year}',
  register: 'Vérifier dans le registre : {register}',
  howToCheck: { text: 'Comment vérifier un avocat', path: '/who-may-help-you' },
  services: 'S’occupe de ces dossiers',
  posts: 'Articles',
  wrote: 'Écrits',
  reviewed: 'Relus',
  /** On the page of a service. */
}
