export const accountLinkTexts = {
  invitation: {
    title: 'Invitation',
    heading: 'Welcome',
    intro:
      'You were invited to write and publish articles, and to read the messages that come in. Enter your name and choose a password.',
    email: 'Email',
    name: 'Your name',
    nameHint: 'Suggested as the author of your posts.',
    password: 'Password',
    submit: 'Create my account',
    invalid: {
      title: 'This invitation no longer works',
      text: 'It has been used or withdrawn, or it is older than seven days. Ask the person who invited you for a new one.',
    },
    taken: 'This email already has an account. Sign in with it.',
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
      title: 'This link no longer works',
      text: 'It has been used, a newer one was made, or it is older than an hour. Ask the person who sent it for a new one.',
    },
  },
  email: {
    title: 'New email',
    heading: 'Confirm your new email',
    intro: 'Once you confirm it, you sign in with {email}. Your password stays as it is.',
    submit: 'Change the email',
    invalid: {
      title: 'This link no longer works',
      text: 'It has been used, a newer one was made, the password was changed, or it is older than an hour. Sign in and ask for a new one under My account.',
    },
    taken: 'Another account has this email. Yours stays as it was.',
  },
  setup: {
    heading: 'Create the Administrator',
    intro: 'This link works once. The person who uses it can write, publish and delete posts.',
    name: 'Name',
    nameHint: 'Optional. Suggested as the author of new posts.',
    email: 'Email',
    password: 'Password',
    submit: 'Create the administrator',
    invalid: {
      title: 'This link no longer works',
      text: 'It has been used, it is older than a day, or there is an administrator already. Sign in, or restart the server to get a new link.',
    },
    taken: 'Someone already uses this email.',
    busy: 'The server is busy. Please try again in a moment.',
  },
  passwordHint: 'Twelve characters or more. A short sentence is easy to remember.',
  /** Where the site sends email. `{link}` is on a line of its own. */
  mails: {
    invitation: {
      subject: 'Your invitation from {firm}',
      text: '{firm} has invited you to work on its website. Create your account here. The link works once, until {until}:\n\n{link}\n\nIf you did not expect this email, you can ignore it.\n',
    },
    'password-reset': {
      subject: 'Choose a new password for {firm}',
      text: 'A colleague made this link so that you can choose a new password at {firm}. It works once, until {until}:\n\n{link}\n\nIf you did not ask for it, do not use the link, and tell your colleagues. Your password has not changed.\n',
    },
    'email-change': {
      subject: 'Confirm your new email for {firm}',
      text: 'Somebody with an account at {firm} has asked to sign in with this address from now on. Confirm it here. The link works once, until {until}:\n\n{link}\n\nIf this was not you, you can ignore this email. Nothing changes without the link.\n',
    },
    'email-changed': {
      subject: 'Your email at {firm} was changed',
      text: 'Your account at {firm} has another address now: {email}. From now on you sign in with that one, and this address gets no more email about it.\n\nIf this was not you, tell an owner of the website at {firm} at once: somebody else knows your password.\n',
    },
  },
  limited: {
    title: 'Too many links were opened',
    text: 'To keep accounts safe, please wait and try again in {minutes} min. Your link still works.',
  },
  login: 'Login',
  busy: 'The server is busy. Nothing was changed and the link still works. Please try again in a moment.',
} as const
