export const revisionTexts = {
  back: 'Back to the post',
  title: 'Revisions',
  intro: 'Every text that “{title}” was saved with. Choose one to see what has changed since.',
  none: 'No revision of this post has been kept yet. Its next change will appear here.',
  words: '{count} words',
  present: 'the present text',
  by: 'saved by {who}',
  byAnother: 'written by another hand',
  compare: 'Compare with the present text',
  about: '(text from {time})',
  rule: 'Kept are all texts of the last 30 days, and in any case the last 50.',
  one: {
    title: 'The text from {time}',
    back: 'All revisions',
    removed: 'gone since',
    added: 'new since',
    same: 'This text and the present one are the same.',
    unchanged: 'The same in both:',
    restore: 'Restore this text',
    restoreHelp:
      'It becomes the present text. The one of today is kept among the revisions, and whether the post is published stays as it is.',
    changedMeanwhile: {
      title: 'The post was changed meanwhile',
      text: 'Nothing has been restored. Below you see the comparison with the text as it is now.',
    },
  },
} as const

export const restoredToast = {
  title: 'Restored',
  text: 'The earlier text is the present one again.',
}
