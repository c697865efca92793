/** Of the list and of e-mails; the editor has its own. */
export const reviewTexts = {
  marks: {
    ready: 'Ready for review',
    readyForYou: 'Ready for your review',
    yours: 'Assigned to you',
    theirs: 'Assigned to {name}',
  },
} as const
