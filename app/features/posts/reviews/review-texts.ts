/** Of the list and of e-mails; the editor has its own. */
export const reviewTexts = {
  marks: {
    mine: 'Assigned to you',
    ready: 'Ready for review',
    writing: 'Assigned',
  },
  mails: {
    ready: {
      subject: 'Ready for review: {title}',
      text: '{by} asks you to review the post “{title}”.\n\n{link}\n\n{firm}',
    },
    'hand-back': {
      subject: 'Handed back: {title}',
      text: '{by} has handed the post “{title}” back to you.\n\n{link}\n\n{firm}',
    },
  },
} as const
