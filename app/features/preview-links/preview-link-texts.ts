export const previewLinkTexts = {
  days: 'The link works for',
  dayOne: '1 day',
  dayMany: '{days} days',
  make: 'Make a link',
  madeTitle: 'The link is ready',
  madeText: 'It works until {until}. Copy it now: it is not shown again.',
  madeLabel: 'Link to the preview',
  listTitle: 'Links that work now',
  none: 'There are none.',
  madeBy: 'Made by {madeBy} on {madeAt}',
  until: 'Works until {until}',
  withdraw: 'Withdraw',
} as const

export const withdrawnToast = {
  title: 'Link withdrawn',
  text: 'Nobody can open the preview with it any more.',
}

/** What a link that does not work leads to. */
export const badLinkTexts = {
  bad: {
    title: 'This link does not work',
    text: 'It has run out, was withdrawn, or is not complete. Please ask whoever sent it for a new one.',
  },
  limited: {
    title: 'Please wait a few minutes',
    text: 'Too many links were opened from here. Please try again in a few minutes.',
  },
} as const
