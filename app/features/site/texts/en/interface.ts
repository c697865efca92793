// Components take the types of their texts from here.

/** Spec 2.157 to 2.160. */
export const notFound = {
  title: 'Page Not Found',
  text: "The page you are looking for doesn't exist or has been moved.",
  returnHome: 'Return to Home',
  goBack: 'Go Back',
  urgent: { question: 'Is it urgent?', text: 'Urgent help', path: '/urgent' },
  /** Written to the browser's console. */
  consoleMessage: 'Page Not Found: this address does not exist on the site, or has been moved.',
}

export const failure = {
  title: 'Something went wrong',
  text: 'This is our mistake, not yours. Please try again in a moment. If you need us now, call or email us.',
  returnHome: 'Return to Home',
  contact: 'Contact Us',
}

/** `{phone}` is the firm's number. */
export const serviceTexts = {
  breadcrumb: 'You are here',
  services: { text: 'Services', path: '/services' },
  learnMore: 'Learn More',
  /** Spoken after "Learn More", to tell equal links apart. `{title}` is the service. */
  learnMoreAbout: 'about {title}',
  contact: { text: 'Contact Us', path: '/contact' },
  bookConsultation: 'Book Consultation',
  related: 'Read more',
  call: 'Call {phone}',
  forWhom: 'For whom',
  details: 'What we do',
  requirements: 'What the law requires',
  beforeYouCall: {
    whoMayApply: 'Who may apply',
    howLong: 'How long it takes',
    whatToBring: 'What to have ready',
  },
  leave: {
    label: 'Leave this site quickly',
    danger: { question: 'In danger now?', call: 'Call 911', href: 'tel:911' },
    urgent: { text: 'Urgent help', path: '/urgent' },
    question: 'On a shared phone or computer?',
    promise: 'The button takes you to a weather page.',
    keys: 'On a keyboard, press Shift three times.',
    limits: 'It cannot clear your browser history.',
    button: 'Leave this site quickly',
    href: 'https://www.weather.gov/',
  },
}

/** Of a page that a lawyer has reviewed. */
export const reviewText = 'Reviewed by {reviewer}, {date}'

export const glossaryTexts = {
  letters: 'From A to Z',
  alsoCalled: 'Also called: {names}.',
}

export const answerTexts = {
  all: 'All answers',
  others: 'Other answers',
  topics: {
    danger: 'Danger, police and court',
    family: 'Family',
    work: 'Work and investment',
    status: 'Asylum, DACA, TPS and green cards',
    travel: 'Visas and travel',
    firm: 'You and us',
  },
}

export const changeTexts = {
  contents: 'By month',
  month: '{month} {year}',
  affected: 'Who is affected:',
  since: 'From {from}',
  between: 'From {from} until {until}',
  source: 'Source: {name}, as of {date}.',
  all: 'All changes',
}

export const plainPageTexts = {
  contents: 'On this page',
  /** The end of a page for people at risk. */
  closing: {
    title: 'Write to us, or call us',
    text: 'Say in a line what has happened, and how we can reach you safely.',
  },
  /** What a firm says of a situation that it does not take; `{titles}` are those of the sections. */
  notOurWork: {
    section: 'We do not take such cases. These steps, and the people they name, can help you.',
    closing: 'We do not take such cases: {titles}.',
  },
  /** Of a section as one file. Neither its name nor its title says what it is about: others may see them on a shared phone. */
  saved: {
    link: 'Save these steps on your phone',
    caution:
      'The file stays on this phone or computer, in the downloads. If somebody who hurts you can look there, do not save it.',
    file: 'steps.html',
    title: 'Steps',
    made: 'This file was made on {made}. The rules can change: do not rely on it after {until}.',
    old: 'This file was made on {made}, more than {most} days ago. Ask for today’s rules before you rely on it.',
    page: 'Today’s steps are at',
  },
  admission: '{attorney}, {jurisdiction}',
  admitted: 'since {year}',
  register: 'Look in the register: {register}',
}
