/** Spec 5.15 to 5.17. */
const form = {
  name: 'Full Name',
  email: 'Email Address',
  emailHint: 'We will answer here. Use an address that only you can read.',
  message: 'Brief Description of Your Legal Issue/Problem',
  messageHint: 'You can tell us more when we talk.',
  language: {
    label: 'Which language is easiest for you?',
    hint: 'Optional. It helps us prepare for our talk.',
    none: 'No answer',
    /** In themselves; the form offers those of the firm's profile, and messages may be in others. */
    ownNames: {
      en: 'English',
      es: 'Español',
      pt: 'Português',
      fr: 'Français',
      ht: 'Kreyòl ayisyen',
      ar: 'العربية',
      am: 'አማርኛ',
      sw: 'Kiswahili',
      yo: 'Yorùbá',
    },
  },
  safe: {
    legend: 'Is it safe to call or write to you?',
    hint: 'Optional. If we may call, add your number to the message.',
    options: {
      both: 'Yes, call or write',
      write: 'Write, but do not call',
      call: 'Call, but do not write',
      none: 'Neither. I will call you',
    },
  },
  honeypot: 'Leave this field empty',
  copied:
    'A copy of your name, email and message also goes to the outside email service that we use.',
  byService: {
    note: 'Your name, email and message go to us through an outside email service.',
    withoutScript:
      'This form needs JavaScript, which is switched off in your browser. Please call or email us instead.',
  },
  demonstration: {
    title: 'This is a demonstration: nothing is sent',
    text: 'What you wrote is still in the form.',
  },
  send: 'Send Message',
  sending: 'Sending...',
  problems: {
    name: {
      empty: 'Please tell us your name.',
      'too-long': 'Please use at most 200 characters for the name.',
      'several-lines': 'Please write the name on a single line.',
    },
    email: {
      empty: 'Please tell us an email address where we can answer.',
      'too-long': 'Please use an email address of at most 254 characters.',
      'not-an-address': 'Please enter an email address such as name@example.com.',
    },
    message: {
      empty: 'Please tell us in a few words what it is about.',
      'too-long': 'Please use at most 10,000 characters. You can tell us more when we talk.',
    },
  },
  /** Of the page that comes back with its errors. */
  refusedTitle: 'Error: {title}',
  alerts: {
    empty: { title: 'Please fill in all fields', text: 'All fields are required.' },
    invalid: { title: 'Please check the marked fields', text: 'Your message has not been sent.' },
    failed: { title: 'Oops! Something went wrong.', text: 'Please try again later.' },
    limited: {
      title: 'Please wait a little before you send again',
      text: 'Too many messages came in at once. Yours was not sent. You can still see it below.',
    },
  },
  orCall: 'You can also call us: {phone}.',
  goBack:
    'Go back in your browser, where what you typed should still be. Send it again in a minute.',
  sent: {
    toast: {
      title: 'Form submitted successfully',
      text: "We'll get back to you as soon as possible.",
    },
    title: 'Your message has reached us',
    reference: 'Your reference is',
    keep: 'Keep it if that is safe. When you call, it helps us find your message.',
  },
} as const

export const messageForm = { form } as const
