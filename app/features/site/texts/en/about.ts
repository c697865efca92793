/** Spec 2.58 to 2.61. `{name}` is the firm's name. */
export const aboutTexts = {
  /** Shown while the profile is the sample one. */
  sampleNote: '{name} is a sample firm. Its people and offices are made up, and so is this story.',
  peopleTitle: 'Our people',
  more: 'More about {name}',
  admissionsTitle: 'Where our lawyers are licensed',
  howToCheck: { text: 'How to check who may help you', path: '/who-may-help-you' },
  languagesTitle: 'Languages',
  call: 'Call {phone}',
  contact: { text: 'Contact Us', path: '/contact' },
}
