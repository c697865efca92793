import { counted } from '#app/platform/texts/counted-text.ts'

export const staffTexts = {
  title: 'Staff accounts',
  intro: 'Each person may do what their role includes. A change of role holds at once.',
  listLabel: 'Accounts and invitations',
  columns: {
    person: 'Person',
    state: 'State',
    role: 'Role',
    lastSignIn: 'Last sign-in',
    secondFactor: 'Second factor',
    actions: 'Actions',
  },
  since: 'since',
  you: 'you',
  never: 'Never',
  yes: 'Yes',
  no: 'No',
  states: {
    active: 'Active',
    disabled: 'Disabled',
    invited: 'Invited',
    expired: 'Invitation expired',
  },
  invitedBy: 'Invited by {inviter}, open until {until}',
  actions: {
    'reset-link': { text: 'Reset link', spoken: 'Make a password reset link for {name}' },
    'end-sessions': { text: 'Sign out', spoken: 'Sign out {name} everywhere' },
    'give-restricted': {
      text: 'Show restricted',
      spoken: 'Show restricted messages to {name}',
    },
    'take-restricted': {
      text: 'Hide restricted',
      spoken: 'Hide restricted messages from {name}',
    },
    disable: { text: 'Disable', spoken: 'Disable {name}' },
    enable: { text: 'Enable', spoken: 'Enable {name}' },
    invite: { text: 'New link', spoken: 'New link for the invitation of {name}' },
    withdraw: { text: 'Withdraw', spoken: 'Withdraw the invitation of {name}' },
  },
  /** What waits for the password, after the word "To". */
  waiting: {
    invite: 'invite {email}',
    'reset-link': 'make a password reset link for {person}',
    role: 'change the role of {person} to {role}',
    'give-restricted': 'show restricted messages to {person}',
    enable: 'enable the account of {person}',
  },
  /** In place of an email and a role that are not known. */
  somebody: 'somebody',
  anotherRole: 'another',
  invite: {
    heading: 'Invite a colleague',
    text: 'You get a link to pass on. It works once, for seven days.',
    name: 'Name',
    email: 'Email',
    role: 'Role',
    submit: 'Make the invitation',
    taken: 'This email already has an account.',
  },
  link: {
    invitation: {
      title: 'The invitation for {email}',
      text: 'Send this link to {email} by a way that you trust. It works once, until {until}, and is shown only now.',
    },
    'password-reset': {
      title: 'The reset link for {email}',
      text: 'Give this link to {email} only. Whoever opens it can choose their password, once, until {until}. It is shown only now.',
    },
    mailed: 'It is on its way to them by mail, too.',
    label: 'Link',
  },
  disabling: {
    question: 'Disable {name}?',
    consequence:
      'They are signed out at once and cannot sign in again until somebody enables the account.',
    own: {
      question: 'Disable your own account?',
      consequence: 'You are signed out at once. Only a colleague can let you in again.',
    },
    successor: 'Hand over to',
    nobody: 'Nobody: leave it as it is',
    posts: counted('en', {
      one: '1 post is assigned to them or is their draft.',
      other: '{count} posts are assigned to them or are their drafts.',
    }),
    messages: counted('en', {
      one: '1 message is assigned to them.',
      other: '{count} messages are assigned to them.',
    }),
    handOver:
      'Readers see the same author as before. What the successor may not work on is assigned to nobody.',
    keep: 'Keep it active',
    confirm: 'Disable',
  },
  role: {
    label: 'Role of {name}',
    change: { text: 'Change', spoken: 'Change the role of {name}' },
  },
  /** Under the role. */
  readsRestricted: 'Reads restricted messages',
  problems: {
    'last-reader':
      'Somebody who can sign in has to read restricted messages. Allow a colleague to read them first.',
    last: 'This is the last owner who can sign in. Make a colleague an owner first.',
    gone: 'This account or invitation is not there any more. The list is up to date now.',
    disabled: 'This account is disabled. Enable it first.',
    'no-successor':
      'The account is still active: this successor cannot sign in. Choose somebody else.',
  },
  toasts: {
    joined: { title: 'Account created', text: 'Sign in with the password that you have chosen.' },
    passwordReset: {
      title: 'Password changed',
      text: 'You are signed out everywhere. Sign in with the new password.',
    },
    disabled: { title: 'Account disabled', text: 'All its sessions are ended.' },
    roleChanged: { title: 'Role changed', text: 'It holds at once, wherever they are signed in.' },
    restricted: { title: 'Saved', text: 'It holds at once, wherever they are signed in.' },
    same: { title: 'Nothing was changed', text: 'The account was so already.' },
    enabled: { title: 'Account enabled', text: 'It can sign in again.' },
    sessionsEnded: {
      title: 'Signed out everywhere',
      text: 'All sessions of the account are ended.',
    },
    withdrawn: { title: 'Invitation withdrawn', text: 'Its link does not work any more.' },
  },
} as const
