export const sectionTexts = {
  label: 'Desk',
  posts: 'Posts',
  messages: 'Messages',
  visits: 'What works',
  facts: 'Legal figures',
  staff: 'Staff',
  activity: 'Activity',
  account: 'My account',
  /** Spoken after "Messages". */
  unread: '{count} unread',
} as const

export const liveTexts = {
  label: 'Changes by others:',
  states: {
    connecting: 'connecting…',
    live: 'live',
    reconnecting: 'reconnecting…',
    paused: 'paused',
    outdated: 'please reload this page to see them',
  },
} as const
