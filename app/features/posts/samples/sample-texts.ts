export const sampleTexts = {
  remove: 'Remove the samples',
  question: 'Remove the sample posts? Your own posts stay as they are.',
  keep: 'Keep them',
  removed: { title: 'Samples removed', text: 'The sample posts are gone from the site.' },
} as const
