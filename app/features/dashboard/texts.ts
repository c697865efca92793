export const sectionTexts = {
  label: 'Dashboard',
  overview: 'Overview',
  posts: 'Posts',
  messages: 'Messages',
  content: 'Site content',
  facts: 'Legal facts',
  images: 'Images',
  visits: 'Analytics',
  activity: 'Audit log',
  staff: 'Staff accounts',
  account: 'My account',
  /** Spoken after "Messages". */
  unread: '{count} unread',
} as const

export const frameTexts = {
  skip: 'Skip to main content',
  /** After the firm's name. */
  logoLink: 'Blog Dashboard',
  viewSite: 'View site',
  find: 'Find',
  findKeys: 'Ctrl K',
  help: 'Help',
  more: 'More',
  logout: 'Logout',
  loading: 'Loading…',
  notifications: 'Notifications',
  close: 'Close',
} as const

export const failureTexts = {
  title: 'Something went wrong',
  text: 'This page could not be shown. What was saved is safe. Please try again in a moment.',
  returnHome: 'Return to the site',
  contact: 'Contact page',
}

export const notFoundTexts = {
  title: 'There is nothing here',
  text: 'It may have been deleted, or the address is not complete.',
  back: 'Back to Dashboard',
} as const

export const liveTexts = {
  label: 'Changes by others:',
  states: {
    connecting: 'connecting…',
    live: 'live',
    reconnecting: 'reconnecting…',
    paused: 'paused',
    stale: 'could not be loaded, trying again…',
    outdated: 'please reload this page to see them',
  },
} as const

export const leaveTexts = {
  title: 'Leave this page?',
  text: 'What you entered has not been saved.',
  stay: 'Stay here',
  leave: 'Leave',
} as const

export const navigationTexts = {
  notLoaded: 'This page could not be opened',
  /** Short: beside it stands the button. */
  unreachable: 'The server cannot be reached.',
  retry: 'Retry',
  notSent: 'Nothing could be sent',
  inputKept: 'What you entered is still here.',
} as const
