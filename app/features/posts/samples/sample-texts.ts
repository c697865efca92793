export const sampleTexts = {
  remove: 'Remove the samples',
  question: 'Remove the sample posts? Your own posts stay as they are.',
  keep: 'Keep them',
  removedTitle: 'Samples removed',
  removed: {
    one: '1 sample post is gone from the site, and lies in the trash.',
    many: '{count} sample posts are gone from the site, and lie in the trash.',
  },
  none: { title: 'Nothing was removed', text: 'There are no sample posts any more.' },
} as const
