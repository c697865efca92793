export const setupTexts = {
  heading: 'Create the Administrator',
  intro: 'This link works once. Whoever uses it can write, publish and delete posts.',
  name: 'Name',
  nameHint: 'Suggested as the author of new posts. May stay empty.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Twelve characters or more. A sentence is easier to keep than a puzzle.',
  submit: 'Create the administrator',
  invalidLink: {
    title: 'This link does not work any more',
    text: 'It has been used, it is older than a day, or an administrator exists already. Start the site again for a new link, or sign in.',
  },
  taken: 'Somebody has this email already.',
  busy: 'The server is busy. Please try again in a moment.',
} as const
