export const accountLinkTexts = {
  invitation: {
    title: 'Invitation',
    heading: 'Welcome to the desk',
    intro:
      'You were invited to write and publish on this site, and to read the messages that come in. Choose how you are called and a password.',
    email: 'Email',
    name: 'Your name',
    nameHint: 'Suggested as the author of your posts.',
    password: 'Password',
    submit: 'Create my account',
    invalid: {
      title: 'This invitation does not work any more',
      text: 'It has been used or withdrawn, or it is older than seven days. Ask whoever invited you for a new one.',
    },
    taken: 'There is an account with this email already. Sign in with it.',
  },
  reset: {
    title: 'New password',
    heading: 'Choose a new password',
    intro:
      'You will be signed out everywhere. If you sign in with a second factor, it stays as it is.',
    email: 'Email',
    password: 'New password',
    submit: 'Change the password',
    invalid: {
      title: 'This link does not work any more',
      text: 'It has been used, a newer one was made, or it is older than an hour. Ask whoever sent it to you for a new one.',
    },
  },
  setup: {
    heading: 'Create the Administrator',
    intro: 'This link works once. Whoever uses it can write, publish and delete posts.',
    name: 'Name',
    nameHint: 'Suggested as the author of new posts. May stay empty.',
    email: 'Email',
    password: 'Password',
    submit: 'Create the administrator',
    invalid: {
      title: 'This link does not work any more',
      text: 'It has been used, it is older than a day, or an administrator exists already. Start the site again for a new link, or sign in.',
    },
    taken: 'Somebody has this email already.',
    busy: 'The server is busy. Please try again in a moment.',
  },
  passwordHint: 'Twelve characters or more. A sentence is easier to keep than a puzzle.',
  /** Where the site sends email. `{link}` is on a line of its own. */
  mails: {
    invitation: {
      subject: 'Your invitation to the desk of {firm}',
      text: 'You were invited to work at the desk of {firm}. Make your account here, once, until {until}:\n\n{link}\n\nIf you do not know what this is about, leave this mail alone. Nothing happens.\n',
    },
    'password-reset': {
      subject: 'A new password for the desk of {firm}',
      text: 'A colleague made this link for you to choose a new password at the desk of {firm}. It works once, until {until}:\n\n{link}\n\nIf you did not ask for it, leave this mail alone and tell your colleagues. Your password stays as it is.\n',
    },
  },
  limited: {
    title: 'Too many links were opened',
    text: 'To keep accounts safe, your network has to wait. Please try again in {minutes} min. The link stays as it is.',
  },
  login: 'Login',
  busy: 'The server is busy. Nothing was changed and the link still works. Please try again in a moment.',
} as const
