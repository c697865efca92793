import { dashboard } from '#app/features/site/content/en/dashboard.ts'

/** Planned publication, addresses, review and previews of posts, for staff. */
export const publishing = {
  standings: {
    draft: dashboard.list.draft,
    scheduled: 'Scheduled',
    published: dashboard.list.published,
    ended: 'Taken down',
  },
  /** Over the page of a post that readers do not see. `{time}` is told by the office's clock. */
  bars: {
    draft: 'Draft: only staff see this',
    scheduled: 'Scheduled: readers see this from {time} on. Until then only staff do.',
    ended: 'Taken down on {time}: only staff see this',
  },
  address: {
    label: 'Address',
    newHint: 'After /blog/. Leave it empty to make it from the title.',
    draftHint:
      'After /blog/. Until readers have seen the post it follows the title, unless you change it here.',
    publicHint:
      'After /blog/. Readers know this address. When you change it, the old one leads to the new one.',
    taken: {
      present: 'Another post has this address. Please choose another one.',
      past: 'Another post had this address, and old links still lead to it. Please choose another one.',
    },
  },
  review: {
    title: 'Review',
    about: 'Readers see who read the article for the firm, and when.',
    reviewedBy: 'Reviewed by',
    reviewedOn: 'Reviewed on',
  },
  /** The ways in the editor to the post as readers will see it. */
  ways: {
    title: 'As readers will see it',
    about: 'As it was last saved.',
    preview: 'Preview',
    links: 'Links to a preview',
  },
  links: {
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
  },
  /** The page that such a link opens. */
  preview: {
    bar: 'This is a preview of the post as it was last saved. Your link works until {time}.',
    bad: {
      title: 'This link does not work',
      text: 'It has run out, was withdrawn, or is not complete. Please ask whoever sent it for a new one.',
    },
    limited: {
      title: 'Please wait a few minutes',
      text: 'Too many links were opened from here. Please try again in a few minutes.',
    },
  },
  toasts: {
    previewWithdrawn: {
      title: 'Link withdrawn',
      text: 'Nobody can open the preview with it any more.',
    },
  },
  schedule: {
    title: 'When readers see it',
    /** `{zone}` is the office's, such as “Eastern Time”. */
    about: 'By the clock of the office ({zone}). Leave both empty to let the switch decide alone.',
    publishAt: 'Publish at',
    unpublishAt: 'Take down at',
    twice: 'The clocks go back that night and show this time twice. The first is meant: {time}.',
    ownTime: 'On your clock: {time}',
    /** Beside the switch that is on, when readers do not see the post now. */
    switchOn: 'On: at the times below',
    draftNote: 'The switch is off, so readers will not see it at these times either.',
    scheduledNote: 'Readers will see it from {time} on.',
    endedNote: 'Its time is past: readers do not see it any more.',
  },
}
