/** Spec 2.128 to 2.133 and 8.1 to 8.6. */
export const loginTexts = {
  heading: 'Admin Login',
  /** For link previews. */
  description: 'For our staff: sign in to write articles and answer messages.',
  intro: 'Enter your credentials to access the dashboard',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Login',
  busy: 'Logging in...',
  forStaff: 'This page is for the firm’s staff. Clients: please call or write to us.',
  externalNote: 'Authentication is handled by an external backend service.',
  forgotten: {
    question: 'Forgot password?',
    answer:
      'A colleague who is signed in can make a reset link for you, under Staff. The person who runs the server can set a new password with this command:',
    command: 'npm run site -- admin reset-password',
  },
  code: {
    heading: 'Enter your code',
    submit: 'Login',
    app: {
      intro: 'Your password is correct. Now open the authenticator app on your phone.',
      label: 'Code',
      hint: 'The six digits that the app shows now.',
      other: 'Use a recovery code instead',
    },
    recovery: {
      intro: 'Your password is correct. Enter one of the recovery codes that you saved.',
      label: 'Recovery code',
      hint: 'Ten letters and digits. Each code works once.',
      other: 'Use the app instead',
    },
    over: {
      title: 'Please sign in again',
      text: 'Your sign-in has ended. You have five minutes and five tries to enter the code.',
    },
    again: 'Back to Login',
  },
} as const

export const loginToasts = {
  success: { title: 'Login successful', text: 'Welcome to the admin dashboard' },
  wrongPair: { title: 'Login failed', text: 'Invalid email or password. Please try again.' },
  /** The reason is the text. */
  refused: { title: 'Authentication error' },
  unexpected: { title: 'Login error', text: 'An error occurred. Please try again.' },
  loggedOut: { title: 'Logged out', text: 'You have been successfully logged out.' },
} as const

export const refusalTexts = {
  limited: 'Too many failed attempts. Please try again in {minutes}.',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  disabled: 'This account has been disabled. Please ask another administrator.',
  'foreign-origin': 'This form was sent from another site. Please reload the page and try again.',
  'wrong-code': 'This code is wrong or was used before. Please enter the next one.',
  'challenge-over': 'You took too long, or tried too many times. Please sign in again.',
} as const
