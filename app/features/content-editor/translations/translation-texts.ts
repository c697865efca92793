export const translationTexts = {
  title: 'Translations',
  about: 'What the site says in its other languages, and what of it somebody has to look at.',
  languages: 'Languages',
  states: {
    missing: 'Not translated',
    english: 'As in English',
    shipped: 'Shipped translation',
    published: 'Own text',
    removed: 'Removed',
    reviewed: 'Reviewed by {by} on {on}',
    toReview: 'Not reviewed',
    outdated: 'Out of date',
    draft: 'Draft not published',
  },
  filter: {
    language: 'Language',
    all: 'All languages',
    type: 'Kind',
    allTypes: 'All kinds',
    show: 'Show',
    shows: {
      all: 'Everything',
      review: 'Needs review',
      outdated: 'Out of date',
      missing: 'Not translated',
    },
    apply: 'Show these',
    none: 'None is like this.',
    count: { one: '1 translation', many: '{count} translations' },
  },
  list: {
    first: 'First translations',
    next: 'Next translations',
    toReview: { one: '1 translation to review', many: '{count} translations to review' },
    outdated: { one: '1 translation out of date', many: '{count} translations out of date' },
  },
  select: {
    one: 'Choose “{title}”',
    all: { one: 'Choose the one shown', many: 'Choose all {count} shown' },
    first: 'Choose the first {count} shown',
    none: 'Choose none',
    read: 'Read and review the chosen ones',
    drafts: 'One with a draft is reviewed in its form.',
  },
  review: {
    title: 'Review translations',
    back: 'Translations',
    about:
      'What readers see, beside the English text. To change a text, open it by its title: it is then reviewed in its form.',
    none: 'None of the chosen translations is to be reviewed any more. Please choose others.',
    left: {
      one: '1 of the chosen ones is not here: it was reviewed or changed meanwhile, or there are too many to read at once. It stays in the list.',
      many: '{count} of the chosen ones are not here: they were reviewed or changed meanwhile, or there are too many to read at once. They stay in the list.',
    },
    empty: 'Empty',
    question: {
      one: 'Is this translation right?',
      many: 'Are these {count} translations right?',
    },
    choose: 'Choose a lawyer',
    read: {
      one: 'I have read this translation against the English.',
      many: 'I have read these {count} translations against the English.',
    },
    consequence:
      'Each becomes a text of your own, up to date with the English one, and a later version of the program does not change it. Readers no longer see that the English text governs.',
    confirm: { one: 'Mark it as reviewed', many: 'Mark all {count} as reviewed' },
    busy: 'Marking...',
    cancel: 'Not yet',
    notRead: 'Please confirm that you have read each of them.',
    noReviewer: 'Please choose the lawyer of the firm who has read them, and the day.',
    changed:
      'Nothing was marked: “{title}” or its English text was changed or reviewed meanwhile. Here they are as they stand now.',
    unfinished: 'Nothing was marked: “{title}” has to be corrected in its form first.',
  },
  form: {
    inEnglish: 'In English',
    empty: 'Empty in English',
    shared: 'As in English: {fields}.',
    change: 'Change it in English',
    changed: 'changed since',
  },
  outdated: {
    title: 'Out of date',
    text: 'The English text was changed after this translation was made. Where it says something else now, readers of the translation see a line about that, with a link to the English page.',
    asEnglish:
      'The English text was changed after this translation was made. Until a translation of your own is published, readers see the changed parts in English.',
    draftOnly:
      'The draft is up to date. Readers see a text from before the last change in English.',
    changes: 'Changes in English since',
    mark: 'Mark as up to date',
    help: 'Says that this translation, with what you typed here, says what the English text says.',
  },
  upToDate: {
    title: 'Up to date',
    text: 'The translation counts as one of the present English text.',
  },
} as const
