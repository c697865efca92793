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
    toReview: { one: '1 translation to review', many: '{count} translations to review' },
    outdated: { one: '1 translation out of date', many: '{count} translations out of date' },
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
