export const setupTexts = {
  title: 'Set up the site',
  progress: 'Step {number} of {count}',
  open: 'Set up the site: {done} of {count} steps are done',
  steps: 'Steps',
  saved: 'done',
  skipped: 'skipped',
  atOnce: 'Readers see it at once. Everything can be changed later under Site content.',
  save: 'Save and continue',
  saving: 'Saving...',
  skip: 'Skip this step',
  skipTyped:
    'You have changed something here. Save it, or press Skip this step again to leave it as it was.',
  changed: 'Somebody else has written “{theirs}” here meanwhile. Save again to keep yours.',
  changedElsewhere: 'Somebody else has changed this meanwhile. Please save again.',
  see: 'See Home',
  step: {
    firm: {
      title: 'The firm',
      about: 'The name, how people reach you, and the attorney who answers for this site.',
    },
    office: { title: 'Office and hours', about: 'Where you are, and when somebody answers.' },
    people: { title: 'People', about: 'Who works here, and the languages that you speak.' },
    fee: {
      title: 'Fee and promises',
      about: 'What a consultation costs. Turn on only what the firm keeps.',
    },
    look: {
      title: 'Look and first words',
      about: 'The color and the logo of the site, and the top of Home.',
    },
    services: {
      title: 'Services',
      about: 'Turn off what the firm does not do. Readers find it nowhere then.',
    },
    links: {
      title: 'Links',
      about: 'Booking, questionnaire and social networks. Empty fields are left out.',
    },
  },
  sections: {
    logo: 'Name beside the logo',
    attorney: 'Attorney responsible for this site',
    office: 'Your office',
    hours: 'Hours',
    first: 'First person',
    second: 'Second person',
    languages: 'Languages',
    color: 'Color and logo',
    home: 'Top of Home',
  },
  removal: {
    office: 'Remove the sample office in Houston',
    person: 'There is no second person',
    family: 'Remove the sample attorney for family cases',
    work: 'Remove the sample attorney for work cases',
    fee: 'Remove the sample fee: {name}',
  },
  end: {
    title: 'The site is set up',
    begun: 'What is left',
    sample: 'Still sample content',
    sampleHelp:
      'Readers see these as they are. The list stays under Site content until it is empty.',
    none: 'Nothing on the site is sample content any more.',
    next: 'What you can do next',
    post: 'Write the first post',
    content: 'Change any other text',
  },
  sampleLine: {
    one: '1 text is still sample content',
    many: '{count} texts are still sample content',
  },
} as const
