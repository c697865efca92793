export const previewLinkTexts = {
  title: 'Links to a preview',
  about:
    'Whoever has such a link sees the post as readers will, as it was last saved, without signing in. Give it only to people who may read the post now.',
  back: 'Back to the post',
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

export const previewTexts = {
  bar: 'This is a preview of the post as it was last saved. Your link works until {time}.',
  bad: {
    title: 'This link does not work',
    text: 'It has run out, was withdrawn, or is not complete. Please ask whoever sent it for a new one.',
  },
  limited: {
    title: 'Please wait a few minutes',
    text: 'Too many links were opened from here. Please try again in a few minutes.',
  },
} as const
