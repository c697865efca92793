/** `{name}` is the person, `{phone}` the direct line. */
export const peopleTexts = {
  about: { text: 'About Us', path: '/about' },
  breadcrumb: 'You are here',
  description: '{name}, {role}: languages, licenses and how to check them, and work at our firm.',
  languages: 'Languages',
  since: 'In immigration law since',
  directLine: 'Direct line',
  bookConsultation: 'Book Consultation',
  biography: 'Background',
  licenses: 'Licenses',
  admitted: 'since {year}',
  register: 'Check with the {register}',
  howToCheck: { text: 'How to check a license', path: '/who-may-help-you' },
  services: 'Works in these cases',
  posts: 'Articles',
  wrote: 'Written',
  reviewed: 'Reviewed',
  /** On the page of a service. */
}
