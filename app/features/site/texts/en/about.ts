/** Spec 2.58 to 2.61. `{name}` is the firm's name. */
export const aboutTexts = {
  /** Shown while the profile is the sample one. */
  sampleNote:
    '{name} is a sample firm. Its people and offices are made up, and so is this story; a real firm writes its own here.',
  peopleTitle: 'Our people',
  more: 'More about {name}',
  admissionsTitle: 'Where our lawyers are licensed',
  howToCheck: { text: 'Who may help you, and who may not', path: '/who-may-help-you' },
  languagesTitle: 'Languages',
  call: 'Call {phone}',
  contact: { text: 'Contact Us', path: '/contact' },
}
