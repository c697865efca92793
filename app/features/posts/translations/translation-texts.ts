export const translationTexts = {
  language: {
    title: 'Language',
    hint: 'You can change it until readers have seen the post.',
    link: 'Translations',
  },
  source: {
    title: 'The {language} text',
    of: 'Translation of',
    gone: 'The post that this one translates is in the trash.',
  },
  outOfDate: {
    title: 'The {language} text has changed',
    text: 'Readers of this translation see a line that says so, once the change is published.',
    link: 'See the changes',
  },
  page: {
    title: 'Translations',
    back: 'Back to the post',
    about: 'Each translation is a post of its own, with its own address, review and schedule.',
    ofTranslation: 'This is a translation. Further languages are translated from its source.',
    thisPost: 'this post',
    translate: 'Translate into {language}',
    begins: 'A translation begins as a draft with the present text.',
    changes: 'Changes since this translation',
    unknown:
      'The text that was translated is not kept any more, so the changes cannot be shown. Please compare the two texts.',
    upToDate: 'The translation is up to date.',
    mark: 'Mark as up to date',
    changedMeanwhile: {
      title: 'The text was changed again meanwhile',
      text: 'Nothing has been marked. Below you see the changes as they are now.',
    },
  },
} as const

export const translationToasts = {
  upToDate: { title: 'Up to date', text: 'The translation is marked as up to date.' },
} as const
