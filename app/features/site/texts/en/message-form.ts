/** Spec 5.15 to 5.17. */
const form = {
  name: 'Full Name',
  email: 'Email Address',
  emailHint: 'We answer here. Use one that only you read.',
  message: 'Brief Description of Your Legal Issue/Problem',
  messageHint: 'A few sentences are enough. You can tell us more when we talk.',
  language: {
    label: 'Which language is easiest for you?',
    hint: 'Optional. It helps us find the right person to answer.',
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
    hint: 'Optional. If we may call, put your number into the message.',
    options: {
      both: 'Yes, call or write',
      write: 'Write, but do not call',
      call: 'Call, but do not write',
      none: 'Neither. I will call you',
    },
  },
  honeypot: 'Leave this field empty',
  copied:
    'When you press the button, a copy of your name, e-mail and message also goes to the e-mail service that the firm uses.',
  byService: {
    note: 'When you press the button, your name, e-mail and message go to the e-mail service that the firm uses. This site keeps nothing of them.',
    withoutScript:
      'This form needs JavaScript, which is switched off in your browser. Please call us or write an e-mail instead.',
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
      empty: 'Please tell us an e-mail address where we can answer.',
      'too-long': 'Please use an e-mail address of at most 254 characters.',
      'not-an-address': 'Please enter an e-mail address such as name@example.com.',
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
    invalid: { title: 'Please check what is marked below', text: 'Nothing has been sent yet.' },
    failed: { title: 'Oops! Something went wrong.', text: 'Please try again later.' },
    limited: {
      title: 'Please wait a little before you send more',
      text: 'Too many messages have come at once. Yours has not been sent; it still stands below.',
    },
  },
  orCall: 'You can also call us: {phone}.',
  goBack: 'Go back in your browser: what you typed still stands there. Send it again in a minute.',
  sent: {
    toast: {
      title: 'Form submitted successfully',
      text: "We'll get back to you as soon as possible.",
    },
    title: 'Your message has reached us',
    reference: 'Your reference is',
    keep: 'Keep it if it is safe to. With it we find your message at once when you call.',
  },
} as const

export const messageForm = { form } as const
