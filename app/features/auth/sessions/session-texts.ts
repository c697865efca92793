/** Spec 8.27 to 8.31. */
export const sessionTexts = {
  unreachable: {
    title: 'The server cannot be reached.',
    text: 'What you have typed stays on this page. We keep trying, and this note goes away when the connection is back.',
  },
  refused: {
    title: 'The server has a problem, and your session could not be extended.',
    text: 'What you have typed stays on this page. We try again every 30 seconds.',
  },
  ended: {
    title: 'Your session has ended.',
    text: 'What you have typed is still here. Sign in to save it.',
    signIn: 'Sign in',
  },
  question: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you have typed is still on this page, and you can go on where you were.',
    email: 'Email',
    password: 'Password',
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or a recovery code.',
    submit: 'Sign in',
    busy: 'Signing in...',
    notNow: 'Not now',
  },
  otherUser: 'You are now signed in as {email}.',
} as const
