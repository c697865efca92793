export const revisionTexts = {
  title: 'Revisions',
  intro: 'Every text that “{title}” was saved with. Choose one to see what has changed since.',
  none: 'No revision has been kept yet. The next change will appear here.',
  words: '{count} words',
  present: 'the present text',
  by: 'saved by {who}',
  byAnother: 'written by another hand',
  compare: 'Compare with the present text',
  about: '(text from {time})',
  /** What became of a record then. */
  states: {
    published: 'published',
    shipped: 'reset to the text that ships with the site',
    removed: 'removed',
  },
  shipped: 'The text that ships with the site',
  one: {
    title: 'The text from {time}',
    back: 'All revisions',
    removed: 'gone since',
    added: 'new since',
    same: 'This text and the present one are the same.',
    unchanged: 'The same in both:',
    restore: 'Restore this text',
    /** To the text that ships with the site: readers see it at once. */
    reset: 'Reset to this text now',
    changedMeanwhile: {
      title: 'This was changed meanwhile',
      text: 'Nothing has been restored. Below you see the comparison with the text as it is now.',
    },
  },
} as const
