/** The Login page in English (specification, sections 2 and 8). */
export const login = {
  heading: 'Admin Login',
  /** For whatever shows the page by its link. */
  description: 'For the people who work here: sign in to write articles and to answer messages.',
  intro: 'Enter your credentials to access the dashboard',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Login',
  busy: 'Logging in...',
  /** With a backend. */
  externalNote: 'Authentication is handled by an external backend service.',
  forgotten: {
    question: 'Forgot password?',
    answer:
      'A colleague who is signed in can make a reset link for you, under Staff. The operator, the person who looks after this site, can set a new password on the server with this command:',
    command: 'npm run site -- admin reset-password',
  },
  /** The second step, for accounts with a second factor. */
  code: {
    heading: 'Enter your code',
    submit: 'Login',
    busy: 'Logging in...',
    app: {
      intro: 'Your password is right. Now open the authenticator app on your phone.',
      label: 'Code',
      hint: 'The six digits that the app shows now.',
      other: 'Use a recovery code instead',
    },
    recovery: {
      intro: 'Your password is right. Take one of the recovery codes that you kept.',
      label: 'Recovery code',
      hint: 'Ten letters and digits. Each code works once.',
      other: 'Use the app instead',
    },
    over: {
      title: 'Please sign in again',
      text: 'No sign-in waits for a code here, or no longer: there are five minutes and five tries.',
    },
    again: 'Back to Login',
  },
  problems: {
    emailMissing: 'Enter your email address.',
    emailWrong: 'Enter an email address such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
  toasts: {
    success: { title: 'Login successful', text: 'Welcome to the admin dashboard' },
    wrongPair: { title: 'Login failed', text: 'Invalid email or password. Please try again.' },
    /** The server's message is the text. */
    refused: { title: 'Authentication error' },
    unexpected: { title: 'Login error', text: 'An error occurred. Please try again.' },
    loggedOut: { title: 'Logged out', text: 'You have been successfully logged out.' },
  },
  /** After the session has ended while somebody was at work. */
  sessionEnded: 'Your session has ended. Sign in again to go on.',
}
